import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../../withdrawals/withdrawals.ts";
import { useOutlook } from "./useOutlook.ts";

export type AccountName = "balance" | "pending" | "frozen";

/** What happens next with the money of an account; what the account is while nothing does. */
export function BalanceFact({ account, known }: { account: AccountName; known: boolean }) {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`resources.balanceTransactions.screen.${key}`, options);
  const messages = useResourceMessages(withdrawals);
  const { locale, timeZone } = useFormat();
  const opensPayouts = canOpen(useActor(), withdrawals);
  const { data } = useOutlook(known);
  if (account === "pending" && data?.soonBy && data.soon)
    return t("soon", {
      amount: formatMoney(data.soon),
      day: formatDay(data.soonBy, locale, timeZone),
    });
  if (account === "balance" && data?.nextId) {
    const { nextBank, nextKind, nextAccount, nextAmount } = data;
    const place = nextBank
      ? messages.choice("bank", nextBank)
      : nextKind
        ? messages.choice("kind", nextKind)
        : "";
    return t("nextPayout", {
      amount: formatMoney(nextAmount ?? 0),
      account: [place, nextAccount].filter(Boolean).join(" "),
    });
  }
  if (account === "frozen" && data?.nextId)
    return (
      <>
        {t(data.nextWaits ? "awaitingReview" : "beingPaid")}{" "}
        {opensPayouts && (
          <Link
            component={RouterLink}
            underline="always"
            to={toPath(withdrawals, "show", data.nextId)}
            sx={{ "@media (pointer: coarse)": { display: "inline-block", py: "14px", px: "8px" } }}
          >
            {t("view")}
          </Link>
        )}
      </>
    );
  return t(account);
}
