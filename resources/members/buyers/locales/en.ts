import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyers } from "../buyers.ts";

const messages: ResourceMessages<typeof buyers> = {
  name: "Member |||| Members",
  fields: {
    nickname: "Nickname",
    avatar: "Picture",
    email: "E-mail",
    phone: "Phone",
    status: "Status",
    freezeReason: "Reason for the freeze",
    lastLoginTime: "Last sign-in",
    orderCount: "Orders",
    spent: "Spent",
  },
  choices: { status: { normal: "Normal", frozen: "Frozen" } },
  actions: { freeze: "Freeze", unfreeze: "Unfreeze", showPhone: "Show phone number" },
  consequences: {
    freeze:
      "The buyer is signed out of every shop front at once and cannot sign in, order or pay until you unfreeze them. Orders that are paid go on.",
    showPhone: "The whole number is shown to you once, and the log notes that you have looked.",
  },
  inputs: { freeze: { reason: "Reason" }, showPhone: { phone: "Phone" } },
  groups: { main: "Member" },
  refusals: {
    taken: "Somebody has signed up with this already; sign in instead",
    login: "The e-mail address or phone number, or the password, is wrong",
    oneOf: "Give an e-mail address or a phone number",
    keyRequired: "Send the header idempotency-key with 1 to 255 characters, another one for each thing that you do",
    mismatch: "This idempotency-key was used for another request",
  },
  empty: "Buyers who sign up at a shop front stand here.",
};
export default messages;
