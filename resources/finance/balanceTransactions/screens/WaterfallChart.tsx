import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Link } from "react-router";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import type { Waterfall, WaterfallBar } from "./waterfall.ts";

const height = 150;
/** A step is seen even where it is a few cents of thousands. */
const thinnest = 3;

const Bars = styled("ol")({
  display: "flex",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.75rem",
  lineHeight: "16px",
  fontVariantNumeric: "tabular-nums",
  "& > li": { flex: "1 1 0", minWidth: 52 },
  "& a, & .still": {
    display: "block",
    borderRadius: 6,
    color: tokens.ink2,
    textAlign: "center",
    textDecoration: "none",
  },
  "& a:hover": { backgroundColor: tokens.hover },
  "& a:hover .name": { textDecoration: "underline" },
  "& .plot": { position: "relative", height, marginTop: 18 },
  "& .bar": { position: "absolute", insetInline: "8%", borderRadius: 3 },
  // The edge of a bar that does not begin at zero.
  "& .cut": {
    position: "absolute",
    insetInline: 0,
    bottom: 8,
    height: 5,
    transform: "skewY(-3deg)",
    backgroundColor: tokens.surface,
  },
  "& .amount": {
    position: "absolute",
    insetInline: -6,
    color: tokens.ink,
    fontWeight: weights.strong,
    whiteSpace: "nowrap",
  },
  "& .name": { display: "block", minHeight: 32, paddingTop: 6, overflowWrap: "anywhere" },
});

/** Whole units of the currency, as a figure over a bar has room for. */
const formatShort = (cents: number): string =>
  formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, "");

interface Props {
  waterfall: Waterfall;
  label: string;
  getName: (bar: WaterfallBar) => string;
  /** The path of the lines behind a bar; null if the actor may not open them. */
  getPath: (bar: WaterfallBar) => string | null;
}
/** Bars that begin where the one before ends; each opens its lines. */
export function WaterfallChart({ waterfall: { bars, base, top }, label, getName, getPath }: Props) {
  const toY = (cents: number) =>
    ((Math.max(cents, base) - base) / Math.max(top - base, 1)) * height;
  const getColour = ({ name, amount }: WaterfallBar) =>
    name === "paid"
      ? tokens.accent
      : amount < 0
        ? getToneTokens("warning").mark
        : `color-mix(in srgb, ${tokens.accent} 45%, ${tokens.surface})`;
  return (
    <Box sx={{ overflowX: "auto", px: 2, pb: 0.5 }}>
      <Bars aria-label={label}>
        {bars.map((bar) => {
          const { name, amount, low, high, isWhole } = bar;
          const bottom = toY(isWhole ? Math.min(low, base) : low);
          const size = Math.max(toY(high) - bottom, thinnest);
          const path = getPath(bar);
          const content = (
            <>
              <div className="plot" style={{ borderBottom: `1px solid ${tokens.line}` }}>
                <div className="amount" style={{ bottom: bottom + size + 2 }} aria-hidden>
                  {formatShort(amount)}
                </div>
                <div
                  className="bar"
                  style={{ bottom, height: size, backgroundColor: getColour(bar) }}
                >
                  {isWhole && base > 0 && <div className="cut" />}
                </div>
              </div>
              <span className="name">{getName(bar)}</span>
              <Box component="span" sx={visuallyHidden}>
                {formatMoney(amount)}
              </Box>
            </>
          );
          return (
            <li key={name}>
              {path ? (
                <Link to={path} title={`${getName(bar)} ${formatMoney(amount)}`}>
                  {content}
                </Link>
              ) : (
                <div className="still">{content}</div>
              )}
            </li>
          );
        })}
      </Bars>
    </Box>
  );
}
const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
