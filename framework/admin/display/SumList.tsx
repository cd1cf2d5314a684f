import { styled } from "@mui/material/styles";
import { formatMoney } from "./format.ts";
import { InnerLink } from "./InnerLink.tsx";

/** A list of amounts above each other, laid out as a sum. */
export const SumList = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "6px 24px",
  margin: 0,
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary, overflowWrap: "anywhere" },
  "& dd": { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& .total": {
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: 600,
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    paddingTop: 6,
    // The line is continuous from name to amount.
    marginInlineEnd: -24,
  },
  // What a total consists of is no further term of the sum.
  "& dt.part": { paddingInlineStart: 16 },
  "& .part": theme.typography.caption,
  "& dd.total": { marginInlineEnd: 0, fontSize: theme.typography.body1.fontSize },
}));

interface Props {
  name: string;
  amount: number;
  /** Shows the sign of a positive amount too. */
  signed?: boolean;
  total?: boolean;
  /** Whether it is a part of the total above. */
  part?: boolean;
  /** Changes while the user types. */
  live?: boolean;
  /** The path of the rows that the amount sums. */
  to?: string | null;
}
export function SumLine({
  name,
  amount,
  signed = false,
  total = false,
  part = false,
  live = false,
  to,
}: Props) {
  const text = `${signed && amount > 0 ? "+" : ""}${formatMoney(amount)}`;
  const look = total ? "total" : part ? "part" : undefined;
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={look} aria-live={live ? "polite" : undefined}>
        {to ? <InnerLink to={to}>{text}</InnerLink> : text}
      </dd>
    </>
  );
}
