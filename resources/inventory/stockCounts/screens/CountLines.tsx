import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatMoney, formatNumber } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { stockCounts } from "../stockCounts.ts";
import { CountSumsLine } from "./CountSumsLine.tsx";
import { type CountLine, hasNumbers, sortLines } from "./sortLines.ts";
import { useCountText } from "./useCountText.ts";

/** Rows of the table before all are shown. */
const maxShown = 50;

/** The lines of a count, deviations first; until it is submitted they have no numbers. */
export function FormLines() {
  const record = useStoredRecord(stockCounts);
  return record ? <PageLines record={record} /> : null;
}

/** The same for those who may only read it. */
export function PageLines({ record }: { record: AdminRecord<typeof stockCounts> }) {
  const t = useCountText();
  const messages = useResourceMessages(stockCounts);
  const [isWhole, setWhole] = useState(false);
  const lines = sortLines(record.lines ?? []);
  const withNumbers = hasNumbers(lines);
  const label = (name: string) => messages.row("lines", name);
  const shown = isWhole ? lines : lines.slice(0, maxShown);
  return (
    <>
      {withNumbers ? (
        <CountSumsLine lines={lines} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t("blind")}
        </Typography>
      )}
      {lines.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={messages.field("lines")}>
            <TableHead>
              <TableRow>
                <TableCell>{label("goodsName")}</TableCell>
                <TableCell>{label("locationCode")}</TableCell>
                {withNumbers ? (
                  ["book", "counted", "recounted", "variance", "value"].map((name) => (
                    <TableCell key={name} align="right">
                      {label(name)}
                    </TableCell>
                  ))
                ) : (
                  <TableCell>{label("state")}</TableCell>
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((line) => (
                <LineRow key={line.id} line={line} withNumbers={withNumbers} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {shown.length < lines.length && (
        <Button onClick={() => setWhole(true)}>
          {t("showAll", { smart_count: lines.length })}
        </Button>
      )}
    </>
  );
}

function LineRow({ line, withNumbers }: { line: CountLine; withNumbers: boolean }) {
  const t = useCountText();
  const { language, locale } = useFormat();
  const messages = useResourceMessages(stockCounts);
  const { goodsName, skuName, skuCode, locationCode, state, countedBy, recountedBy } = line;
  const name = isLocalized(goodsName) ? chooseLanguage(goodsName, language) : null;
  const counters = [...new Set([countedBy, recountedBy].filter(Boolean))].join(", ");
  const show = (units: number | null | undefined) =>
    units == null ? noValue : formatNumber(units, locale);
  return (
    <TableRow sx={{ verticalAlign: "top" }}>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        {name || noValue}
        <Box component="small" sx={{ display: "block", color: "text.secondary" }}>
          {[skuName, skuCode, counters && t("countedBy", { counter: counters })]
            .filter(Boolean)
            .join(" · ")}
        </Box>
      </TableCell>
      <TableCell>{locationCode}</TableCell>
      {withNumbers ? (
        <>
          <TableCell align="right">{show(line.book)}</TableCell>
          <TableCell align="right">{show(line.counted)}</TableCell>
          <TableCell align="right">{show(line.recounted)}</TableCell>
          <TableCell align="right" sx={{ fontWeight: line.variance ? 620 : undefined }}>
            {line.variance == null ? noValue : formatVariance(line.variance, locale)}
          </TableCell>
          <TableCell align="right">
            {line.value == null ? noValue : formatMoney(line.value)}
          </TableCell>
        </>
      ) : (
        <TableCell>{messages.getChoiceLabel("rowChoices.lines.state", state ?? "open")}</TableCell>
      )}
    </TableRow>
  );
}

/** "+2", "−3" or "0". */
function formatVariance(variance: number, locale: string): string {
  const units = formatNumber(Math.abs(variance), locale);
  return variance === 0 ? units : `${variance > 0 ? "+" : "−"}${units}`;
}
