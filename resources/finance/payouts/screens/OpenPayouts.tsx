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
import { openStates } from "../../withdrawals/withdrawFields.ts";
import { payouts } from "../payouts.ts";

/** What shops have asked to be paid, and how many requests are in each state. */
export function OpenPayouts() {
  const translate = useTranslate();
  const messages = useResourceMessages(payouts);
  const provider = useAdminProvider();
  const t = (key: string) => translate(`resources.payouts.screen.dashboard.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: [payouts.name, "open"],
    queryFn: async () => {
      const open = { status: openStates.join(",") };
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
  const states = openStates.filter((state) => (data.counts[state] ?? 0) > 0);
  return (
    <MoneyCard name={t("title")} label={t("title")} value={formatMoney(data.actual)}>
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
