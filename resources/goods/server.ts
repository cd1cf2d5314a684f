/** Server functions of the domain, for other domains and the server. */

export { goodsErrors } from "./errors.ts";
