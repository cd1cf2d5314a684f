/** Server functions of the domain, for other domains and the server. */

export { isSnapshotText } from "./notices/queries/isSnapshotText.ts";
export {
  countUnread,
  type ReadMark,
  readNotices,
  readPlatformNotices,
} from "./notices/queries/readNotices.ts";
