import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { ledgerEntries } from "../../ledgerEntries/ledgerEntries.ts";
import { payouts } from "../payouts.ts";

/** What the shop withdraws, less the fee, is what is paid. */
export function PayoutSum({ record }: { record: AdminRecord<typeof payouts> }) {
  const messages = useResourceMessages(payouts);
  const actor = useActor();
  const { id, amount = 0, fee = 0, actual = 0 } = record;
  const booked = { refTable: "withdrawals", refId: id };
  return (
    <SumList>
      <SumLine
        name={messages.field("amount")}
        amount={amount ?? 0}
        to={canOpen(actor, ledgerEntries) ? pathToList(ledgerEntries, booked) : null}
      />
      <SumLine name={messages.field("fee")} amount={-(fee ?? 0)} />
      <SumLine name={messages.field("actual")} amount={actual ?? 0} total />
    </SumList>
  );
}
