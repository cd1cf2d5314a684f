import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { writeOffs } from "../writeOffs.ts";

const messages: ResourceMessages<typeof writeOffs> = {
  name: "Pickup |||| Pickups",
  operations: { writeOff: "Confirm pickup" },
  fields: {
    verifyCode: "Pickup code",
    orderId: "Order ID",
    orderNo: "Order no.",
    memberName: "Customer",
    operatorId: "Handed over by (ID)",
    operatorName: "Handed over by",
    total: "Paid",
  },
  groups: { main: "Pickup" },
  inputs: { lookup: { verifyCode: "Pickup code" }, writeOff: { verifyCode: "Pickup code" } },
  screen: {
    code: "Pickup code",
    hint: "12 digits. The customer can show them as text or as a QR code.",
    find: "Find order",
    scan: "Scan with camera",
    stop: "Stop camera",
    scanning: "Point the camera at the code.",
    noCamera: "The camera needs a secure connection (https). Enter the digits instead.",
    denied: "Camera access is blocked. Allow it in your browser settings, or enter the digits.",
    failed: "The camera couldn't be opened. Enter the digits instead.",
    confirm: "Confirm pickup",
    another: "Enter another code",
    done: "Order %{number} picked up.",
    buyer: "Customer",
    note: "Customer's note",
    refunded: "1 refunded: don't hand over |||| %{smart_count} refunded: don't hand over",
    used: "This pickup code was used %{at}.",
    closed: "Don't hand over: this order's status is “%{state}”.",
    refunding: "This order has an open refund. Resolve it first.",
    today: "Picked up today",
    none: "No pickups yet today.",
    all: "All pickups",
    back: "Confirm a pickup",
  },
  empty: "Completed pickups will appear here.",
};
export default messages;
