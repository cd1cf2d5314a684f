import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMomentInText } from "../display/formatMoment.ts";
import { useFormat } from "../display/useFormat.ts";
import type { AdminRecord } from "../provider.ts";
import { tokens } from "../theme/tokens.ts";

interface Props {
  record: AdminRecord;
  /** Settings exist from the beginning, and are only changed. */
  isSettings?: boolean;
}
/** Who created and who last changed a record, and when. */
export function MadeBy({ record, isSettings = false }: Props) {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  const { addTime, updTime }: { [name: string]: unknown } = record;
  const t = (key: "created" | "changed", time: unknown, by: "addBy" | "updBy") => {
    if (typeof time !== "string") return null;
    // The author has no label when the reader may not know the name: a member of the operator, for
    // a tenant.
    const label = record._labels?.[by];
    const name = typeof label === "string" ? label : null;
    return translate(`framework.record.${key}${name ? "By" : ""}`, {
      time: formatMomentInText(time, locale, timeZone),
      name,
    });
  };
  const lines = [
    isSettings ? null : t("created", addTime, "addBy"),
    record.version > 1 ? t("changed", updTime, "updBy") : null,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <Typography
      key={line}
      variant="caption"
      component="span"
      sx={{ display: "block", color: tokens.ink3 }}
    >
      {line}
    </Typography>
  ));
}
