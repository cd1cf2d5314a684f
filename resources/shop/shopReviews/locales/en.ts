import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import {
  applicationChoices,
  applicationFields,
  applicationHelp,
} from "../../shopInfo/locales/en.ts";
import type { shopReviews } from "../shopReviews.ts";

const messages: ResourceMessages<typeof shopReviews> = {
  name: "Shop application |||| Shop applications",
  toDo: {
    reviewing:
      "%{smart_count} shop application to review |||| %{smart_count} shop applications to review",
  },
  fields: { ...applicationFields, reviewer: "Reviewed by", applicant: "Applicant" },
  choices: applicationChoices,
  actions: { approve: "Approve", reject: "Decline" },
  titles: {
    approve: "Approve %{what}?",
    reject: "Decline %{what}?",
  },
  done: {
    approve: "Shop application approved |||| %{smart_count} shop applications approved",
    reject: "Shop application declined |||| %{smart_count} shop applications declined",
  },
  doneNamed: {
    approve: "Application of %{name} approved",
    reject: "Application of %{name} declined",
  },
  consequences: {
    approve: "The shop will open and can start selling.",
    reject: "The shop will see this reason, and can fix its application and resubmit it.",
  },
  inputs: { reject: { reason: "Reason", reasonText: "Details" } },
  inputChoices: { reject: { reason: applicationChoices.reason } },
  groups: {
    papers: "Documents",
    shop: "Shop",
    place: "Location and hours",
    contact: "Contact",
    display: "Visible to customers",
    qualification: "Business verification",
  },
  help: applicationHelp,
  validation: {
    saysWhy: "Explain what needs to be fixed",
  },
  empty: "Shop applications will appear here. Review each one within 7 days.",
};
export default messages;
