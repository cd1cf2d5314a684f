/** Components of the domain, for the browser app and other domains' screens. */

export { CauseLink } from "./statement/screens/CauseLink.tsx";
