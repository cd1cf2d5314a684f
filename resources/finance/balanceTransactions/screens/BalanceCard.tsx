import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { CardSkeleton, FailedCard } from "../../../../framework/admin/dashboard/CardState.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { touchArea } from "../../../../framework/admin/theme/touchArea.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../../withdrawals/withdrawals.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { MoneyCard, quiet } from "./MoneyCard.tsx";
import { NextPayout, WithdrawLink } from "./NextPayout.tsx";

const digits = { fontVariantNumeric: "tabular-nums" } as const;
/** The shop's money: what can be withdrawn, the payout under way, and the three accounts. */
export function BalanceCard() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const canWithdraw = canOpen(useActor(), withdrawals);
  const t = (key: string) => translate(`resources.balanceTransactions.screen.dashboard.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: [balanceTransactions.name, "account"],
    queryFn: () => provider.runCall("balanceTransactions", "getAccount", {}),
  });
  if (!data)
    return error ? (
      <FailedCard name={t("title")} onRetry={() => void refetch()} />
    ) : (
      <CardSkeleton height={126} />
    );
  const parts = [
    { name: "balance", value: data.balance ?? 0, colour: tokens.onBar },
    {
      name: "pending",
      value: data.pending ?? 0,
      colour: `color-mix(in srgb, ${tokens.onBar} 50%, transparent)`,
    },
    { name: "frozen", value: data.frozen ?? 0, colour: tokens.amber },
  ];
  return (
    <MoneyCard
      name={t("title")}
      label={t("available")}
      value={formatMoney(data.balance ?? 0)}
      tools={canWithdraw && <WithdrawLink />}
    >
      {canWithdraw && <NextPayout />}
      <Box
        aria-hidden="true"
        sx={{
          display: "flex",
          gap: "2px",
          height: 8,
          mt: 2,
          mb: 1,
          borderRadius: 1,
          overflow: "hidden",
        }}
      >
        {parts.map(({ name, value, colour }) => (
          <Box key={name} sx={{ flex: `${Math.max(value, 0)} 0 0`, backgroundColor: colour }} />
        ))}
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
        {parts.map(({ name, value }) => (
          <MuiLink
            key={name}
            component={Link}
            to={pathToList(balanceTransactions, { tab: name })}
            variant="caption"
            color="inherit"
            underline="hover"
            sx={touchArea}
          >
            <Box component="span" sx={{ display: "block", color: quiet }}>
              {translate(`resources.balanceTransactions.choices.account.${name}`)}
            </Box>
            <Box component="span" sx={{ ...digits, fontWeight: weights.strong }}>
              {formatMoney(value)}
            </Box>
          </MuiLink>
        ))}
      </Box>
    </MoneyCard>
  );
}
