import { useTranslate } from "react-admin";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { payouts } from "../payouts.ts";

/** In one line, how much is paid to which account. */
export function PayoutFacts({ record }: { record: AdminRecord<typeof payouts> }) {
  const translate = useTranslate();
  const messages = useResourceMessages(payouts);
  const { actual, kind, number } = record;
  const account = [kind && messages.choice("kind", kind), number].filter(Boolean).join(" ");
  return translate("resources.payouts.screen.pays", {
    amount: formatMoney(actual ?? 0),
    account,
  });
}
