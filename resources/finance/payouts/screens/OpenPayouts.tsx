import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { CardSkeleton, FailedCard } from "../../../../framework/admin/dashboard/CardState.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { MoneyCard } from "../../balanceTransactions/screens/MoneyCard.tsx";
import { payouts, waitingStates } from "../payouts.ts";

/** What waits for the platform to be paid out, and how many withdrawals are in each state. */
export function OpenPayouts() {
  const translate = useTranslate();
  const messages = useResourceMessages(payouts);
  const provider = useAdminProvider();
  const t = (key: string) => translate(`resources.payouts.screen.dashboard.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: [payouts.name, "open"],
    queryFn: async () => {
      const open = { status: waitingStates.join(",") };
      const [sums, counts] = await Promise.all([
        provider.sums("payouts", open),
        provider.counts("payouts", open),
      ]);
      return { actual: sums.actual ?? 0, counts };
    },
    refetchOnMount: "always",
  });
  if (!data)
    return error ? (
      <FailedCard name={t("title")} onRetry={() => void refetch()} />
    ) : (
      <CardSkeleton height={80} />
    );
  const states = waitingStates.filter((state) => (data.counts[state] ?? 0) > 0);
  const count = states.reduce((sum, state) => sum + (data.counts[state] ?? 0), 0);
  return (
    <MoneyCard
      name={t("title")}
      label={t("title")}
      value={formatMoney(data.actual)}
      tools={
        count > 0 && (
          <MuiLink
            component={Link}
            to={pathToList(payouts, { tab: "toDo" })}
            variant="body2"
            color="inherit"
          >
            {messages.amount(count)}
          </MuiLink>
        )
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 1 }}>
        {states.length === 0 && t("none")}
        {states.map((state) => (
          <MuiLink
            key={state}
            component={Link}
            to={pathToList(payouts, { tab: state })}
            variant="caption"
            color="inherit"
            underline="hover"
          >
            {`${messages.choice("status", state)} ${data.counts[state]}`}
          </MuiLink>
        ))}
      </Box>
    </MoneyCard>
  );
}
