/** Components of the domain, for the browser app and other domains' screens. */

export { useFaultText } from "./moneyBacks/screens/useFaultText.ts";
export { PaidOrderLink } from "./payOrders/screens/PaidOrderLink.tsx";
