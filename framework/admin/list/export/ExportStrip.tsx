import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { keyframes, styled } from "@mui/material/styles";
import { useLocale, useTranslate } from "react-admin";
import { formatNumber } from "../../display/format.ts";
import { tokens } from "../../theme/tokens.ts";
import type { ExportJob } from "./exportJob.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const Strip = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  position: "fixed",
  zIndex: theme.zIndex.appBar,
  bottom: "calc(var(--bottom-bar, 0px) + 16px)",
  left: "calc(50% + var(--content-left, 0px) / 2)",
  transform: "translateX(-50%)",
  width: "min(440px, calc(100vw - 24px))",
  overflow: "hidden",
  borderRadius: 8,
  color: tokens.onBar,
  backgroundColor: tokens.bar,
  boxShadow: tokens.popoverShadow,
  // A short export shows no strip.
  animation: `${appear} 120ms 400ms backwards`,
  "& > div": { display: "flex", alignItems: "center", gap: 12, padding: "6px 8px 6px 16px" },
  "& .text": { flex: 1, fontVariantNumeric: "tabular-nums" },
  "& button": { color: tokens.onBar, minHeight: 32 },
  "& :focus-visible": { outlineColor: tokens.onBar },
  [theme.breakpoints.down("sm")]: { "& button": { minHeight: 44 } },
}));

/** How far an export is, and the button that stops it. */
export function ExportStrip({ job: { name, done, total, cancel } }: { job: ExportJob }) {
  const translate = useTranslate();
  const locale = useLocale();
  const text =
    done === null
      ? translate("framework.list.exporting", {
          smart_count: total,
          total: formatNumber(total, locale),
        })
      : translate("framework.list.exportProgress", {
          name,
          done: formatNumber(done, locale),
          total: formatNumber(total, locale),
        });
  return (
    <Strip role="region" aria-label={translate("framework.list.export")}>
      <div>
        <span className="text">{text}</span>
        <Button onClick={cancel}>{translate("ra.action.cancel")}</Button>
      </div>
      <LinearProgress
        aria-label={text}
        {...(done !== null && { variant: "determinate", value: total ? (done / total) * 100 : 0 })}
      />
    </Strip>
  );
}
