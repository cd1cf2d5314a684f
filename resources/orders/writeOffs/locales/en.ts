import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { writeOffs } from "../writeOffs.ts";

const messages: ResourceMessages<typeof writeOffs> = {
  name: "Write-off |||| Write-offs",
  fields: {
    verifyCode: "Write-off code",
    orderId: "Order id",
    orderNo: "Order no.",
    memberName: "Buyer",
    operatorId: "Handed over by",
    operatorName: "Handed over by",
    total: "Paid",
  },
  groups: { main: "Write-off" },
  inputs: { lookup: { verifyCode: "Write-off code" }, writeOff: { verifyCode: "Write-off code" } },
  screen: {
    code: "Write-off code",
    hint: "12 digits, shown by the buyer as text or as a code to scan",
    find: "Look up",
    scan: "Scan with the camera",
    stop: "Stop the camera",
    scanning: "Hold the code before the camera.",
    noCamera: "The camera opens over a safe connection (https) alone; type the digits instead.",
    denied: "The camera is not allowed. Allow it in the browser's settings, or type the digits.",
    failed: "The camera could not be opened; type the digits instead.",
    confirm: "Hand over and write off",
    another: "Another code",
    done: "Order %{number} is written off.",
    buyer: "Buyer",
    note: "Buyer's note",
    refunded: "%{smart_count} of it refunded: do not hand over",
    used: "This code was used on %{at}.",
    closed: "This order is %{state}: nothing is handed over.",
    refunding: "A refund of this order is open: decide on it first.",
    today: "Written off today",
    none: "Nothing yet today.",
    all: "All write-offs",
    back: "Write off a code",
  },
  empty: "Orders that buyers pick up stand here once their codes are written off.",
};
export default messages;
