import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { describeFreeDelivery, describeRule } from "../describeRule.ts";
import type { Rule } from "../freight/terms.ts";
import type { freightTemplates } from "../freightTemplates.ts";
import { toTemplate } from "../toTemplate.ts";
import { RegionChips } from "./RegionChips.tsx";
import { TryButton } from "./TryButton.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

interface Props {
  record: AdminRecord<typeof freightTemplates>;
}
/** The rules of a template, as sentences. */
export function ShownPricing({ record }: Props) {
  const { t } = useFreightMessages();
  const template = toTemplate(record);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: "1 1 240px" }}>
        {template.free ? (
          <Typography>{t("editor.freeTemplate")}</Typography>
        ) : (
          <ShownRule rule={template.rule} record={record} />
        )}
      </Box>
      <TryButton values={record} outlined />
    </Box>
  );
}
export function ShownAreas({ record }: Props) {
  const { t } = useFreightMessages();
  const { areas } = toTemplate(record);
  if (areas.length === 0)
    return <Typography color="text.secondary">{t("editor.noAreas")}</Typography>;
  return (
    <Box component="ol" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
      {areas.map((area, place) => (
        // Rules have no identifier other than their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Box component="li" key={place} sx={{ display: "grid", gap: 0.75 }}>
          <RegionChips regions={area.regions} />
          <ShownRule rule={area} record={record} />
        </Box>
      ))}
    </Box>
  );
}
export function ShownUndeliverable({ record }: Props): ReactNode {
  const { t } = useFreightMessages();
  const { undeliverable } = toTemplate(record);
  if (undeliverable.length === 0)
    return <Typography color="text.secondary">{t("editor.noRegions")}</Typography>;
  return <RegionChips regions={undeliverable} />;
}

function ShownRule({ rule, record }: Props & { rule: Rule | null }) {
  const { t } = useFreightMessages();
  if (!rule) return noValue;
  const { method } = toTemplate(record);
  const free = describeFreeDelivery(t, rule, method);
  return (
    <Typography>
      {describeRule(t, rule, method)}
      {free && `; ${free}`}
    </Typography>
  );
}
