import { mount } from "svelte";
import App from "./App.svelte";
import "./cards/theme.css";
import "./app/base.css";
import "./app/pieces.css";
import { followSize } from "./browser/layout.svelte";
import { followPresses } from "./board/gestures";
import { followAddress } from "./browser/route.svelte";
import { settings } from "./app/settings.svelte";
import { speakFirst } from "./i18n/words.svelte";
import { awaken } from "./sound/player";
import { readMember } from "./kept/member.svelte";

settings.load();
awaken();
followAddress();
addEventListener("storage", ({ key }) => key === "claim:account" && readMember()); // of another tab
followSize();
followPresses();
// Not awaited: a module that waits at its top level shares no file with the parts that are loaded later, and the page
// comes in a dozen files instead of three.
void speakFirst().then(() => mount(App, { target: document.getElementById("app")! }));
