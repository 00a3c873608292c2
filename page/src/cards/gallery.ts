/** For development: every drawing in both themes. `npm run dev`, then /gallery.html. Not part of the build. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "./theme.css";
import { speakFirst } from "../i18n/words.svelte";

await speakFirst();
mount(Gallery, { target: document.getElementById("app")! });
