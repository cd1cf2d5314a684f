import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { Arches } from "../../../../core/theme/Arches.tsx";
import { CardSkeleton, FailedCard } from "../../../../framework/admin/dashboard/CardState.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { pathToList, toPath } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { defaultAccent, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../../withdrawals/withdrawals.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { NextPayout, quiet } from "./NextPayout.tsx";

const digits = { fontVariantNumeric: "tabular-nums" } as const;
const look = {
  position: "relative",
  overflow: "hidden",
  p: 2,
  color: tokens.onBar,
  background: `linear-gradient(150deg, ${defaultAccent.light}, ${tokens.bar})`,
} as const;

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
    <Card component="section" aria-label={t("title")} sx={look}>
      <Box
        aria-hidden="true"
        sx={{
          position: "absolute",
          right: 16,
          top: 36,
          width: 130,
          "& svg": { color: tokens.onBar, opacity: 0.4 },
        }}
      >
        <Arches />
      </Box>
      <Box sx={{ position: "relative" }}>
        <Box sx={{ display: "flex", justifyContent: "space-between" }}>
          <Typography variant="body2" component="h2" sx={{ color: quiet }}>
            {t("available")}
          </Typography>
          {canWithdraw && (
            <MuiLink
              component={Link}
              to={toPath(withdrawals, "list")}
              variant="body2"
              color="inherit"
              underline="always"
            >
              {t("withdraw")}
            </MuiLink>
          )}
        </Box>
        <Typography
          component="p"
          sx={{
            ...digits,
            fontSize: "1.75rem",
            lineHeight: "36px",
            fontWeight: weights.title,
            letterSpacing: "-0.018em",
          }}
        >
          {formatMoney(data.balance ?? 0)}
        </Typography>
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
      </Box>
    </Card>
  );
}
