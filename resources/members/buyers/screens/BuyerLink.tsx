import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { buyers } from "../buyers.ts";

/** A buyer's number, linked to the buyer. */
export const BuyerLink: DisplayComponent = ({ record, name }) => {
  const id = record[name];
  return typeof id === "number" ? (
    <RecordLink resource={buyers} id={id}>
      {id}
    </RecordLink>
  ) : (
    noValue
  );
};
