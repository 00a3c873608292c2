/* Search runs in a worker, and browsers allow no workers on pages opened from a folder (file:). There the search's
   script gets a hidden frame in place of a worker. The theme would load such a stand-in from somebody else's server. */

if (location.protocol === "file:") {
  class FrameWorker extends EventTarget {
    #frame = document.createElement("iframe");
    #ready = new Promise((resolve) => this.#frame.addEventListener("load", resolve, { once: true }));

    constructor(address) {
      super();
      this.#frame.hidden = true;
      this.#ready = this.#ready.then(() => this.#run(address));
      document.body.append(this.#frame);
    }

    /** Runs a script inside the frame, where what it posts comes back to us. */
    #run(address) {
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      return new Promise((resolve, reject) => {
        const script = inside.document.createElement("script");
        script.addEventListener("load", resolve);
        script.addEventListener("error", reject);
        script.src = address;
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      this.#ready.then(() => this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.#frame.remove();
    }
  }
  window.IFrameWorker = window.Worker = FrameWorker; // the search's script looks for the first name
}
