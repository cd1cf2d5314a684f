import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useRecords, useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { freeDeliveries, liveStates } from "../freeDeliveries.ts";
import { useMessages } from "./useMessages.ts";

/** How far below the minimum the cart of the example is, in cents. */
const short = 5_00;

/** What customers read of a rule, and just below its minimum; and what else runs. */
export function Example() {
  const t = useMessages();
  const stored = useStoredRecord(freeDeliveries);
  const typed: unknown = useWatch({ name: "minAmount" });
  const minimum = typeof typed === "number" ? typed : (stored?.minAmount ?? 0);
  const isLive = !stored || liveStates.some((status) => status === stored.status);
  return (
    <Stack spacing={1.5}>
      <Box>
        <Typography>
          {minimum > 0 ? t("fromAmount", { amount: formatMoney(minimum) }) : t("always")}
        </Typography>
        {minimum > short && (
          <Typography variant="body2" color="text.secondary">
            {t("missing", { amount: formatMoney(short) })}
          </Typography>
        )}
      </Box>
      {isLive && <OtherRules own={stored?.id ?? null} />}
    </Stack>
  );
}

/** Other rules that run, or will, of which an order has one. */
function OtherRules({ own }: { own: number | null }) {
  const t = useMessages();
  const { data } = useRecords(freeDeliveries, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: "id", order: "DESC" },
    filter: { status: "running" },
  });
  const others = (data ?? []).filter(({ id }) => id !== own);
  const [first] = others;
  if (!first) return null;
  const count = { smart_count: others.length, others: others.length - 1 };
  return (
    <Alert severity="info">
      {t("overlaps", { ...count, name: first.name ?? "" })}{" "}
      <InnerLink to={pathToList(freeDeliveries, { tab: "running" })}>{t("view")}</InnerLink>
    </Alert>
  );
}
