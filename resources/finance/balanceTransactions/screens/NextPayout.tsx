import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { useRecords } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { usePayoutEligibility } from "../../withdrawals/screens/usePayoutEligibility.ts";
import { withdrawals } from "../../withdrawals/withdrawals.ts";
import { openStates } from "../../withdrawals/withdrawFields.ts";
import { quiet } from "./MoneyCard.tsx";

/** Loads the withdrawal that is under way; a shop has at most one. */
const useOpenWithdrawal = () =>
  useRecords(withdrawals, {
    pagination: { page: 1, perPage: 1 },
    filter: { status: openStates.join(",") },
  }).data;

/**
 * Leads to the withdrawals while none is under way, which would have to be finished first, and
 * payouts are not on hold.
 */
export function WithdrawLink() {
  const translate = useTranslate();
  const isFree = useOpenWithdrawal()?.length === 0;
  const canApply = can(useActor(), withdrawals, "apply");
  const eligibility = usePayoutEligibility(isFree && canApply);
  if (!isFree || eligibility?.isBlocked !== false) return null;
  return (
    <MuiLink
      component={Link}
      to={toPath(withdrawals, "list")}
      variant="body2"
      color="inherit"
      underline="always"
    >
      {translate("resources.balanceTransactions.screen.dashboard.withdraw")}
    </MuiLink>
  );
}

/** The withdrawal that is under way: what will arrive, where, and how far it is. */
export function NextPayout() {
  const translate = useTranslate();
  const messages = useResourceMessages(withdrawals);
  const t = (key: string, options?: object) =>
    translate(`resources.balanceTransactions.screen.dashboard.${key}`, options);
  const next = useOpenWithdrawal()?.[0];
  if (!next) return null;
  const { actual, status, kind, bank, number } = next;
  const account = bank ? messages.choice("bank", bank) : kind ? messages.choice("kind", kind) : "";
  return (
    <Box sx={{ mt: 0.5, fontSize: "0.75rem", lineHeight: "16px" }}>
      <MuiLink
        component={Link}
        to={toPath(withdrawals, "show", next.id)}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: weights.strong }}
      >
        {t("next", { sum: formatMoney(actual ?? 0) })}
      </MuiLink>
      <Box sx={{ color: quiet }}>
        {[t("to", { account, number: number ?? "" }), status && messages.choice("status", status)]
          .filter(Boolean)
          .join(" · ")}
      </Box>
    </Box>
  );
}
