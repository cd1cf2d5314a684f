import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { QrCode } from "../../../../framework/admin/display/QrCode.tsx";

export const labelSizes = ["small", "large"] as const;
export type LabelSize = (typeof labelSizes)[number];

const sizes: Readonly<Record<LabelSize, { width: string; height: string; code: string }>> = {
  small: { width: "62mm", height: "29mm", code: "24mm" },
  large: { width: "100mm", height: "50mm", code: "42mm" },
};
export interface Label {
  id: number;
  code: string;
  name: string | null;
  warehouse: string | null;
}

// Printed colours, independent of the theme.
const Stack = styled("main", { shouldForwardProp: (name) => name !== "size" })<{ size: LabelSize }>(
  ({ size }) => ({
    display: "grid",
    gap: 16,
    justifyContent: "center",
    padding: 16,
    "& article": {
      boxSizing: "border-box",
      width: sizes[size].width,
      height: sizes[size].height,
      padding: "2mm",
      display: "flex",
      alignItems: "center",
      gap: "3mm",
      background: "#fff",
      color: "#000",
      font: `${size === "small" ? 8 : 12}pt/1.25 Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`,
      boxShadow: "0 1px 4px rgba(0, 0, 0, 0.3)",
      overflow: "hidden",
      breakInside: "avoid",
    },
    "& h1": { fontSize: "2em", lineHeight: 1.1, margin: "0 0 1mm", overflowWrap: "anywhere" },
    "& p": { margin: 0, overflowWrap: "anywhere" },
    "@media print": {
      display: "block",
      padding: 0,
      "& article": { boxShadow: "none" },
      "& article + article": { breakBefore: "page" },
    },
  }),
);

/** Labels of locations with their codes, as text and to be scanned; each is a page of its size. */
export const LabelSheets = ({ size, labels }: { size: LabelSize; labels: readonly Label[] }) => (
  <>
    <GlobalStyles
      styles={{
        "@page": { size: `${sizes[size].width} ${sizes[size].height}`, margin: 0 },
        "@media print": { "html, body": { background: "#fff !important" } },
      }}
    />
    <Stack size={size}>
      {labels.map(({ id, code, name, warehouse }) => (
        <article key={id}>
          <QrCode text={code} size={sizes[size].code} />
          <div>
            <h1>{code}</h1>
            {name && <p>{name}</p>}
            {warehouse && <p>{warehouse}</p>}
          </div>
        </article>
      ))}
    </Stack>
  </>
);
