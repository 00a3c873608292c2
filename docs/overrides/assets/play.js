// The board on the start page is a link to a game where a server has this site at /docs/, as `claim serve` does. In a plain
// folder, or with another host, the page says how to start one.
const board = document.querySelector(".claim-board");
if (location.protocol !== "file:" && /\/docs\/(index\.html)?$/.test(location.pathname))
  fetch("../healthz")
    .then((answer) => answer.json())
    .then(({ status }) => {
      if (status !== "ok") return;
      board.querySelector("a").href = "../#/play";
      board.classList.add("served");
    })
    .catch(() => {}); // nobody there
