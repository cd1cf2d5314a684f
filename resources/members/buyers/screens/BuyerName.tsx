import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { buyers } from "../buyers.ts";

interface OfBuyer {
  memberId?: number | null;
  memberName?: string | null;
}
/** A customer's name, linked for those who may open customers. */
export const BuyerName = ({ record: { memberId, memberName } }: { record: OfBuyer }) => (
  <RecordLink resource={buyers} id={memberName ? (memberId ?? null) : null}>
    {memberName || noValue}
  </RecordLink>
);
