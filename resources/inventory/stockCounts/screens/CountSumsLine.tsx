import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { type CountLine, sumLines } from "./sortLines.ts";
import { useCountText } from "./useCountText.ts";

/** What is missing, what was found, and what remains of both. */
export function CountSumsLine({ lines }: { lines: readonly CountLine[] }) {
  const t = useCountText();
  const { correct, missing, found } = sumLines(lines);
  const describe = ({ units, value }: { units: number; value: number }) =>
    `${t("units", { smart_count: Math.abs(units) })} · ${formatMoney(value)}`;
  const sums = [
    [t("missing"), describe(missing)],
    [t("found"), describe(found)],
    [t("net"), formatMoney(missing.value + found.value)],
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mb: 1.5 }}>
      {sums.map(([name, text]) => (
        <div key={name}>
          <Typography variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography className="number">{text}</Typography>
        </div>
      ))}
      <Typography variant="caption" color="text.secondary" sx={{ alignSelf: "end" }}>
        {t("correctLines", { smart_count: correct })}
      </Typography>
    </Box>
  );
}
