import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { listOutcomes, type Step, type Terms } from "../ladder.ts";
import { useMessages } from "./useMessages.ts";

/** What one unit earns at each step: its price, the commission, and what is left. */
export function StepsTable({ steps, terms }: { steps: readonly Step[]; terms: Terms }) {
  const t = useMessages();
  const { locale } = useFormat();
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={t("simulator.steps")}>
      <Table size="small" sx={{ "& th, & td": { whiteSpace: "nowrap" } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("simulator.from")}</TableCell>
            <TableCell align="right">{t("simulator.each")}</TableCell>
            <TableCell align="right">{t("simulator.commission")}</TableCell>
            <TableCell align="right">
              {t(terms.cost === null ? "simulator.receive" : "simulator.margin")}
            </TableCell>
            {terms.cost !== null && <TableCell align="right">{t("simulator.percent")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {listOutcomes(steps, terms).map(({ num, each, commission, margin }) => (
            <TableRow key={num}>
              <TableCell component="th" scope="row">
                {t("simulator.people", { smart_count: num })}
              </TableCell>
              <TableCell align="right">{formatMoney(each)}</TableCell>
              <TableCell align="right">{formatMoney(-commission)}</TableCell>
              <TableCell
                align="right"
                sx={margin < 0 ? { color: getToneTokens("error").text } : null}
              >
                {formatMoney(margin)}
              </TableCell>
              {terms.cost !== null && (
                <TableCell align="right">
                  {formatPercent(Math.round((margin * 1_000) / each) / 10, locale)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
