/** Server functions of the domain, for other domains and the server. */

export { checkNoGroup } from "./groupActivities/server/checkNoGroup.ts";
