/** For development: every drawing in both themes. `npm run dev`, then /gallery.html. Not part of the build. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "../cards/theme.css";
import "../app/base.css";
import "../app/pieces.css";
import { speak } from "../i18n/words.svelte";
import { choose } from "../i18n/languages";

await speak(choose(new URLSearchParams(location.search).get("language"), []));
mount(Gallery, { target: document.getElementById("app")! });
