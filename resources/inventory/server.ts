/** Server functions of the domain, for other domains and the server. */

export { movedSinceUpload } from "./stockEntries/server/movedSinceUpload.ts";
