import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import type { Slot } from "./useSales.ts";

const Figures = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "6px 8px", textAlign: "right" },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { fontWeight: weights.medium, color: tokens.ink2 },
  "& tbody th": { fontWeight: weights.text },
  "& tr": { borderBottom: `1px solid ${tokens.line}` },
}));

interface Props {
  labels: readonly string[];
  slots: readonly Slot[];
  names: { current: string; before: string };
}

/** The figures of the sales chart. */
export function SalesTable({ labels, slots, names }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.shell.dashboard.sales.${key}`);
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{t("time")}</th>
          <th scope="col">{t("orders")}</th>
          <th scope="col">{names.current}</th>
          <th scope="col">{names.before}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, place) => (
          <tr key={String(slot.at)}>
            <th scope="row">{labels[place]}</th>
            <td>{slot.orders}</td>
            <td>{formatMoney(slot.sales)}</td>
            <td>{formatMoney(slot.salesBefore)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
