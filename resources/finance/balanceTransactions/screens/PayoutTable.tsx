import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { FigureTable } from "../../../../framework/admin/dashboard/FigureTable.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import type { WaterfallBar } from "./waterfall.ts";

const Figures = styled(FigureTable)({
  "& th, & td": { padding: "4px 16px" },
  "& tr:last-of-type > *": { fontWeight: weights.strong },
  "& a": { color: "inherit", "@media (pointer: coarse)": { display: "block", padding: "10px 0" } },
});

interface Props {
  bars: readonly WaterfallBar[];
  getName: (bar: WaterfallBar) => string;
  getPath: (bar: WaterfallBar) => string | null;
}
/** The parts of a payout with their amounts in cents and the number of their lines. */
export function PayoutTable({ bars, getName, getPath }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.balanceTransactions.screen.payout.${key}`);
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{t("part")}</th>
          <th scope="col">{t("lines")}</th>
          <th scope="col">{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => {
          const path = getPath(bar);
          return (
            <tr key={bar.name}>
              <th scope="row">{path ? <Link to={path}>{getName(bar)}</Link> : getName(bar)}</th>
              <td>{bar.lines > 0 && bar.name !== "paid" ? bar.lines : ""}</td>
              <td>{formatMoney(bar.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </Figures>
  );
}
