import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Address } from "../../../../core/address.ts";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { ExplainedQuote } from "../freight/toWireQuote.ts";
import { Amount } from "./Amount.tsx";
import { ExplainedGroup } from "./ExplainedGroup.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

interface Props {
  quote: ExplainedQuote;
  address: Address;
}

/** A fee and its calculation, worded for merchants. */
export function Explanation({ quote, address }: Props) {
  const { t, stateName } = useFreightMessages();
  const { fee, groups, lines, combination } = quote;
  const charging = groups.filter(({ outcome }) => outcome === "charged");
  const place = [address.city, stateName(address.state), address.postcode]
    .filter(Boolean)
    .join(", ");
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box>
        {fee === null ? (
          <Alert severity="warning">{t("explain.impossible")}</Alert>
        ) : (
          <Typography variant="h4" component="p">
            {fee === 0 ? t("explain.totalFree") : t("explain.total", { fee: formatMoney(fee) })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t("explain.to", { address: place })}
        </Typography>
      </Box>
      {groups.map((group) => (
        <ExplainedGroup
          key={group.template ?? "none"}
          group={group}
          compared={charging.length > 1 && fee !== null}
        />
      ))}
      {charging.length > 1 && fee !== null && (
        <Typography variant="body2">
          {t(`explain.combination.${combination}`)}{" "}
          <Typography component="span" variant="body2" color="text.secondary">
            {t("explain.combinationWhere")}
          </Typography>
        </Typography>
      )}
      {lines.length > 1 && fee !== null && fee > 0 && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {t("explain.spread")}
          </Typography>
          {lines.map(({ goods, freight }, index) => (
            // Order lines have no identifier other than their index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Amount key={index} text={goods} amount={formatMoney(freight)} />
          ))}
        </Box>
      )}
    </Box>
  );
}
