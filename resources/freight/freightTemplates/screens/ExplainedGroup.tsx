import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { describeFreeDelivery, formatAmount } from "../describeRule.ts";
import type { ExplainedQuote } from "../freight/toWireQuote.ts";
import { toRule } from "../toTemplate.ts";
import { Amount } from "./Amount.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

type Group = ExplainedQuote["groups"][number];
interface Props {
  group: Group;
  /** Several templates charge a fee, so the group shows whether its fee counts. */
  compared: boolean;
}

/**
 * The goods of one template: their quantity, the rule that applies and why, and the resulting fee.
 */
export function ExplainedGroup({ group, compared }: Props) {
  const { t } = useFreightMessages();
  const { name, goods, method, units, amount, outcome, fee, taken, unmeasured } = group;
  const named = (goods ?? []).filter(Boolean);
  return (
    <Box
      sx={{
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Typography
          variant="subtitle2"
          component="h4"
          sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
        >
          {name ||
            (group.freeReason === "noTemplate" ? t("explain.noTemplate") : t("try.thisTemplate"))}
        </Typography>
        {compared && outcome === "charged" && (
          <Chip
            size="small"
            color={taken ? "primary" : "default"}
            label={t(taken ? "explain.taken" : "explain.notTaken")}
          />
        )}
      </Box>
      {named.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {named.join(", ")}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {amount > 0
          ? t("explain.bought", {
              units: formatAmount(t, method, units),
              amount: formatMoney(amount),
            })
          : t("explain.boughtCount", { units: formatAmount(t, method, units) })}
        {named.length > 1 && outcome === "charged" && ` ${t("explain.oneParcel")}`}
      </Typography>
      <Why group={group} />
      {unmeasured && unmeasured.length > 0 && (
        <Typography variant="body2" color="warning.main" sx={{ mt: 0.5 }}>
          {t("explain.unmeasured", { goods: unmeasured.filter(Boolean).join(", ") })}
        </Typography>
      )}
      {outcome === "charged" && (
        <>
          <Divider sx={{ my: 1 }} />
          <Steps group={group} />
          <Divider sx={{ my: 0.5 }} />
          <Amount text={t("explain.fee")} amount={formatMoney(fee)} bold />
        </>
      )}
    </Box>
  );
}

function Why({ group }: { group: Group }) {
  const { t, regionName } = useFreightMessages();
  const { outcome, freeReason, level, region, goods, method } = group;
  const where = region ? regionName(region) : "";
  const rule = toRule(group);
  const sentence = (() => {
    if (outcome === "undeliverable")
      return t("explain.undeliverable", { region: where, goods: (goods ?? []).join(", ") });
    if (freeReason === "noTemplate") return t("explain.noTemplateWhy");
    if (freeReason === "template") return t("explain.freeTemplate");
    return t(`explain.level.${level ?? "default"}`, { region: where });
  })();
  const free = freeReason === "rule" && rule ? describeFreeDelivery(t, rule, method) : null;
  return (
    <Typography
      variant="body2"
      color={outcome === "undeliverable" ? "error" : undefined}
      sx={{ mt: 0.5 }}
    >
      {sentence}
      {free && ` ${t("explain.freeRule", { rule: free })}`}
    </Typography>
  );
}

function Steps({ group }: { group: Group }) {
  const { t } = useFreightMessages();
  const { method, firstNum, firstPrice, secondPrice, furtherUnits, furtherTimes, furtherFee } =
    group;
  return (
    <>
      <Amount
        text={t("explain.first", { first: formatAmount(t, method, firstNum ?? 0) })}
        amount={formatMoney(firstPrice ?? 0)}
      />
      {furtherTimes ? (
        <Amount
          text={t("explain.further", {
            further: formatAmount(t, method, furtherUnits ?? 0),
            times: furtherTimes,
            price: formatMoney(secondPrice ?? 0),
          })}
          amount={formatMoney(furtherFee ?? 0)}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t("explain.furtherNone")}
        </Typography>
      )}
    </>
  );
}
