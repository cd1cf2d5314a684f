/** Components of the domain, for the browser app and other domains' screens. */

export { PrintPage } from "./orders/screens/print/PrintPage.tsx";
