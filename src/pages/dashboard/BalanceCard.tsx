import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { pathToList, toPath } from "../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../framework/admin/resources.tsx";
import { defaultAccent, tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { canOpen } from "../../../framework/schema/index.ts";
import { balanceTransactions, withdrawals } from "../../../resources/finance/index.ts";
import { Arches } from "../../theme/Arches.tsx";

const quiet = `color-mix(in srgb, ${tokens.onBar} 78%, transparent)`;

/** The shop's money: what can be withdrawn, and beside it what is pending and on hold. */
export function BalanceCard() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const actor = useActor();
  const t = (key: string) => translate(`markethall.shell.dashboard.balance.${key}`);
  const { data } = useQuery({
    queryKey: [balanceTransactions.name, "account"],
    queryFn: () => provider.runCall("balanceTransactions", "getAccount", {}),
  });
  const parts = [
    { name: "balance", value: data?.balance ?? 0, colour: tokens.onBar },
    {
      name: "pending",
      value: data?.pending ?? 0,
      colour: `color-mix(in srgb, ${tokens.onBar} 50%, transparent)`,
    },
    { name: "frozen", value: data?.frozen ?? 0, colour: tokens.amber },
  ];
  return (
    <Card
      component="section"
      aria-label={t("title")}
      sx={{
        position: "relative",
        overflow: "hidden",
        p: 2,
        color: tokens.onBar,
        background: `linear-gradient(150deg, ${defaultAccent.light}, ${tokens.bar})`,
      }}
    >
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
          {canOpen(actor, withdrawals) && (
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
            fontSize: "1.75rem",
            lineHeight: "36px",
            fontWeight: weights.title,
            letterSpacing: "-0.018em",
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {data ? formatMoney(data.balance ?? 0) : "–"}
        </Typography>
        <Box
          aria-hidden="true"
          sx={{
            display: "flex",
            gap: "2px",
            height: 8,
            mt: 3.5,
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
                {t(name)}
              </Box>
              <Box
                component="span"
                sx={{ fontWeight: weights.strong, fontVariantNumeric: "tabular-nums" }}
              >
                {data ? formatMoney(value) : "–"}
              </Box>
            </MuiLink>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
