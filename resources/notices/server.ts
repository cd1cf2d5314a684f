/** Server functions of the domain, for other domains and the server. */

export { type ReadMark, readNotices, readPlatformNotices } from "./notices/server/readNotices.ts";
export { isSnapshotText } from "./notices/server/snapshotText.ts";
