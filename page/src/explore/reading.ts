/** What is wrong with a text that was pasted, set up or sent as a link, in words. */

import { problemText } from "../game/telling";
import { say } from "../i18n/words.svelte";
import { Refusal } from "../wire/model";

/** Errors of record files name the file; here there is only what was pasted. */
export const readingProblem = ({ code, params }: Refusal): string =>
  problemText(new Refusal(code, "file" in params ? { ...params, file: say("whatif-pasted") } : params));
