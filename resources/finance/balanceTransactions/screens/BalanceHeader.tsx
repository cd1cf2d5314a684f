import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { BalanceFact } from "./BalanceFact.tsx";

/** The accounts of a shop, each with its colour in the bar. */
const accounts = [
  { name: "balance", colour: tokens.accent },
  { name: "pending", colour: `color-mix(in srgb, ${tokens.accent} 55%, ${tokens.surface})` },
  { name: "frozen", colour: getToneTokens("warning").mark },
] as const;
const none: Readonly<Record<string, unknown>> = {};

interface Props {
  resource: string;
  /** The call of the resource that returns the balances. */
  call: string;
  /** Beside the bar of the shares. */
  tools?: ReactNode;
}
/** The balances of a shop: each opens its transactions, and a bar shows their shares. */
export function BalanceHeader({ resource, call, tools }: Props) {
  const translate = useTranslate();
  const isLinked = canOpen(useActor(), balanceTransactions);
  const amounts = useBalances(resource, call);
  return (
    <Card sx={{ px: 2, py: 1.5, flexShrink: 0 }}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={{ xs: 1, sm: 2 }}>
        {amounts.map(({ name, colour, label, cents }) => (
          <Box
            key={name}
            sx={{ flex: 1, minWidth: 0, "& + &": { pl: { sm: 2 }, borderLeft: { sm: 1 } } }}
            style={{ borderColor: tokens.line }}
          >
            <Stack direction="row" spacing={0.75} sx={{ alignItems: "center" }}>
              <Box
                aria-hidden
                sx={{ width: 8, height: 8, borderRadius: "2px", bgcolor: colour, flexShrink: 0 }}
              />
              {isLinked ? (
                <Link
                  component={RouterLink}
                  to={pathToList(balanceTransactions, { tab: name })}
                  variant="subtitle1"
                  color="text.secondary"
                  underline="hover"
                  title={translate("resources.withdrawAccounts.screen.lines")}
                  sx={{ "@media (pointer: coarse)": { py: "12px", pr: "24px" } }}
                >
                  {label}
                </Link>
              ) : (
                <Typography variant="subtitle1" color="text.secondary">
                  {label}
                </Typography>
              )}
            </Stack>
            <Typography
              variant={name === "balance" ? "h3" : "h2"}
              component="p"
              noWrap
              sx={{ fontVariantNumeric: "tabular-nums", lineHeight: "32px" }}
            >
              {cents === null ? <Skeleton width={110} /> : formatMoney(cents)}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              <BalanceFact account={name} known={isLinked} />
            </Typography>
          </Box>
        ))}
      </Stack>
      <Stack direction="row" spacing={2} sx={{ mt: tools ? 0.5 : 1.5, alignItems: "center" }}>
        <Stack aria-hidden direction="row" spacing="2px" sx={{ flex: 1, height: 6 }}>
          {amounts.map(({ name, colour, cents }) => (
            <Box
              key={name}
              sx={{ bgcolor: colour, borderRadius: "3px" }}
              style={{ flexGrow: Math.max(cents ?? 0, 0) }}
            />
          ))}
        </Stack>
        {tools}
      </Stack>
    </Card>
  );
}

function useBalances(resource: string, call: string) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource, "account"],
    queryFn: () => provider.runCall(resource, call, none),
    refetchOnMount: "always",
  });
  return accounts.map(({ name, colour }) => ({
    name,
    colour,
    label: translate(`resources.balanceTransactions.choices.account.${name}`),
    cents: data ? Number(data[name] ?? 0) : null,
  }));
}

/** Returns the header of a list, with the balances that a call of its resource returns. */
export const withBalances = (resource: string, call: string) =>
  function ListBalances() {
    return <BalanceHeader resource={resource} call={call} />;
  };

/** Returns the balances in one line, as a phone shows them above the rows. */
export const stripOfBalances = (resource: string, call: string) =>
  function BalanceStrip() {
    const amounts = useBalances(resource, call);
    return (
      <Stack component="dl" direction="row" spacing={1} sx={{ m: 0, pb: 1 }}>
        {amounts.map(({ name, label, cents }) => (
          <Box key={name} sx={{ flex: "1 1 auto", minWidth: 0 }}>
            <Typography variant="caption" color="text.secondary" component="dt">
              {label}
            </Typography>
            <Typography
              variant="subtitle1"
              component="dd"
              sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}
            >
              {cents === null ? <Skeleton width={72} /> : formatMoney(cents)}
            </Typography>
          </Box>
        ))}
      </Stack>
    );
  };
