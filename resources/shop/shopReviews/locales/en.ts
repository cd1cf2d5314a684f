import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { applicationChoices, applicationFields, applicationHelp } from "../../shopInfo/locales/en.ts";
import type { shopReviews } from "../shopReviews.ts";

const messages: ResourceMessages<typeof shopReviews> = {
  name: "Application |||| Applications",
  fields: { ...applicationFields, reviewer: "Decided by", applicant: "Applicant" },
  choices: applicationChoices,
  actions: { approve: "Approve", reject: "Reject" },
  inputs: { reject: { reason: "Reason", reasonText: "In detail" } },
  inputChoices: { reject: { reason: applicationChoices.reason } },
  groups: {
    papers: "Documents",
    shop: "The shop",
    place: "Where and when",
    contact: "Contact",
    display: "What buyers see",
    qualification: "Qualification",
  },
  help: applicationHelp,
  refusals: { saysWhy: "Say what is wrong, so that the shop can mend it" },
  empty:
    "No shop has applied yet. Applications come here when a shop hands in its documents; each is due within seven days.",
};
export default messages;
