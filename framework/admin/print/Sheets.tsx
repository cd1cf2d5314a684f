import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { PaperSize } from "./paperSizes.ts";

const sheetSizes: Readonly<
  Record<PaperSize, { page: string; width: string; margin: string; font: number }>
> = {
  a4: { page: "210mm 297mm", width: "210mm", margin: "14mm", font: 12 },
  label: { page: "100mm 150mm", width: "100mm", margin: "4mm", font: 10 },
};

// Printed colours, independent of the theme.
const Stack = styled("main", { shouldForwardProp: (name) => name !== "size" })<{ size: PaperSize }>(
  ({ size }) => ({
    "& article": {
      boxSizing: "border-box",
      width: sheetSizes[size].width,
      maxWidth: "100%",
      margin: "0 auto 16px",
      padding: sheetSizes[size].margin,
      background: "#fff",
      color: "#000",
      font: `${sheetSizes[size].font}px/1.4 Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`,
      boxShadow: "0 1px 4px rgba(0, 0, 0, 0.3)",
      overflowWrap: "anywhere",
    },
    "& article + article": { breakBefore: "page" },
    "& h1": { fontSize: "1.6em", margin: "0 0 2mm" },
    "& .head": {
      display: "flex",
      justifyContent: "space-between",
      gap: "2mm 6mm",
      flexWrap: "wrap",
    },
    "& .head > div": { flex: "1 1 0", minWidth: "28mm" },
    "& .logo": { width: "16mm", height: "16mm", objectFit: "contain" },
    "& .head > .number": { marginInlineStart: "auto" },
    "& .big": { fontSize: "1.25em", fontWeight: 700 },
    "& .to": { border: "1px solid #000", padding: "3mm", margin: "3mm 0", fontSize: "1.1em" },
    "& p": { margin: "0 0 1mm" },
    "& small": { fontSize: "0.85em" },
    "& table": { width: "100%", borderCollapse: "collapse", margin: "3mm 0" },
    "& th, & td": {
      textAlign: "start",
      padding: "1mm 1mm 1mm 0",
      borderBottom: "1px solid #999",
      verticalAlign: "top",
    },
    "& thead": { display: "table-header-group" },
    "& tr": { breakInside: "avoid" },
    "& .number": { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
    "& td.number + td, & th.number + th": { paddingInlineStart: "4mm" },
    "& .sum td, & .sum th": { border: 0, fontWeight: 700 },
    "& .thanks": { marginTop: "4mm", whiteSpace: "pre-line", textAlign: "center" },
    "& .group th": { paddingTop: "3mm", borderBottom: "2px solid #000", fontSize: "1.1em" },
    "& .part": { display: "inline-block", marginInlineEnd: "3mm", whiteSpace: "nowrap" },
    "& .box": {
      display: "inline-block",
      width: "3.5mm",
      height: "3.5mm",
      border: "1px solid #000",
    },
    "@media print": {
      "& article": { width: "auto", maxWidth: "none", margin: 0, padding: 0, boxShadow: "none" },
    },
  }),
);

/** Sheets of one paper size, beginning a new sheet for each `article`. */
export const Sheets = ({ size, children }: { size: PaperSize; children: ReactNode }) => (
  <>
    <GlobalStyles
      styles={{
        "@page": { size: sheetSizes[size].page, margin: sheetSizes[size].margin },
        "@media print": { "html, body": { background: "#fff !important" } },
      }}
    />
    <Stack size={size}>{children}</Stack>
  </>
);
