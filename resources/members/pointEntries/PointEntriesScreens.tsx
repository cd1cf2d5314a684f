import { LongNumber } from "../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../buyers/screens/BuyerLink.tsx";
import { pointEntries } from "./pointEntries.ts";
import { Change } from "./screens/Change.tsx";

/** The long reference of the order, whose short number is below the title. */
const OrderReference: DisplayComponent<typeof pointEntries> = ({ record: { orderNo } }) =>
  orderNo ? <LongNumber number={orderNo} /> : noValue;

export default defineScreens(pointEntries, {
  displays: { memberId: BuyerLink, change: Change, orderNo: OrderReference },
  // The change says them with its sign.
  omitted: ["inOut", "amount"],
});
