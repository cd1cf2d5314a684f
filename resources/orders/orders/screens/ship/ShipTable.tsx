import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { weights } from "../../../../../framework/admin/theme/typography.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { type Blocked, type Typed, toNumber } from "./parcels.ts";
import { ShipRow } from "./ShipRow.tsx";

interface Props {
  rows: readonly Order[];
  getTyped: (order: number) => Typed;
  findProblem: (order: Order) => Blocked | null;
  failed: ReadonlyMap<number, string>;
  names: Readonly<Record<string, string>>;
  onType: (order: number, change: Partial<Typed>) => void;
  onPaste: (order: number, text: string) => void;
  /** The numbers typed more than once. */
  twice: readonly string[];
  /** Whether it contains a single order. */
  single: boolean;
}
/** Places the order above its inputs with their labels, on a phone and for a single order. */
const stacked = {
  "&, & tbody, & th[scope=row]": { display: "block" },
  "& thead": { display: "none" },
  "& tr": { display: "grid", gridTemplateColumns: "2fr 3fr", gap: 12 },
  "& th[scope=row]": { gridColumn: "1 / -1" },
  "& th[scope=row], & td": { border: 0, padding: 0 },
  "& .courier, & .parcel": { width: "auto" },
  "& td::before": {
    content: "attr(data-label)",
    display: "block",
    marginBottom: 4,
    fontWeight: weights.medium,
  },
  "& .number": { flexDirection: "column", alignItems: "stretch", gap: 4 },
  "& .blocked td": { display: "none" },
} as const;
const Rows = styled(Table, { shouldForwardProp: (name) => name !== "single" })<{ single: boolean }>(
  ({ theme, single }) => ({
    "& th, & td": { paddingInline: 8 },
    "& th[scope=row]": { overflowWrap: "break-word", fontWeight: 400 },
    "& .courier": { width: 200 },
    "& .parcel": { width: 400 },
    "& .number": { display: "flex", alignItems: "center", gap: 12 },
    // On a tablet what is in a parcel has the space that its number can do without.
    [theme.breakpoints.down("md")]: {
      "& .courier": { width: 168 },
      "& .parcel": { width: 330 },
    },
    ...(single && stacked),
    [theme.breakpoints.down("sm")]: {
      ...stacked,
      "& tr": {
        ...stacked["& tr"],
        padding: "12px 0",
        gridTemplateColumns: single ? "1fr" : "minmax(0, 1fr) minmax(0, 1.2fr)",
        borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
      },
      "& tr:last-of-type": { borderBottom: 0 },
      "& .MuiInputBase-root": { minHeight: 48 },
    },
  }),
);

export function ShipTable({
  rows,
  getTyped,
  findProblem,
  failed,
  names,
  onType,
  onPaste,
  twice,
  single,
}: Props) {
  const messages = useResourceMessages(orders);
  const first = rows.find((order) => !findProblem(order))?.id;
  return (
    <Rows size="small" single={single}>
      <TableHead>
        <TableRow>
          <TableCell>{messages.one}</TableCell>
          <TableCell className="courier">{messages.field("deliveryType")}</TableCell>
          <TableCell className="parcel">{messages.field("deliveryNo")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((order) => (
          <ShipRow
            key={order.id}
            order={order}
            typed={getTyped(order.id)}
            blocked={findProblem(order)}
            first={order.id === first}
            isTwice={twice.includes(toNumber(getTyped(order.id)))}
            failed={failed.get(order.id)}
            names={names}
            onType={onType}
            onPaste={onPaste}
          />
        ))}
      </TableBody>
    </Rows>
  );
}
