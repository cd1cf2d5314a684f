/** Components of the domain, for the browser app and other domains' screens. */

export { BuyerLink } from "./buyers/screens/BuyerLink.tsx";
export { BuyerName } from "./buyers/screens/BuyerName.tsx";
