import { LongNumber } from "../../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { canOpen, toTableName } from "../../../../framework/schema/index.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

/** What a row says of its cause; each of the resources has some of these fields. */
type Caused = Pick<AdminRecord<typeof balanceTransactions>, "orderNo" | "refNo" | "refId"> & {
  cause?: string | null;
  /** The table of the cause, which has a resource. */
  refTable?: string | null;
};

/**
 * The number of a transaction's cause, linked to the record where the actor may open it: the
 * platform has its own views.
 */
export function CauseLink({
  record: { cause, orderNo, refNo, refId, refTable },
}: {
  record: Caused;
}) {
  const { resources, actor } = useAdmin();
  const text = cause || orderNo || refNo || (refId ? String(refId) : "");
  const link = (shown: string) =>
    target && refId ? (
      <RecordLink resource={target} id={refId}>
        {shown}
      </RecordLink>
    ) : (
      shown
    );
  const target = resources.find((one) => toTableName(one) === refTable && canOpen(actor, one));
  if (!text) return noValue;
  // A name, such as that of a shop beside the number, is never shortened.
  return cause ? link(cause) : <LongNumber number={text}>{link}</LongNumber>;
}
