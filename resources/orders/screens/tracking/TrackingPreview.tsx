import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { useWords } from "../../../../framework/admin/useWords.ts";
import type { Courier } from "../../couriers.ts";
import { orders } from "../../orders.ts";
import { useSay } from "../useSay.ts";
import type { Judged } from "./judge.ts";

interface Props {
  lines: readonly Judged[];
  /** Why a parcel did not go, by the order's number. */
  failed: ReadonlyMap<string, string>;
  names: Readonly<Record<string, string>>;
  usual: Courier;
}
/** The lines of the file, those with a problem first. */
export function TrackingPreview({ lines, failed, names, usual }: Props) {
  const say = useSay();
  const words = useWords(orders);
  const sorted = [...lines].sort((one, other) => Number(one.problem === null) - Number(other.problem === null));
  return (
    <Box
      sx={{ overflow: "auto", maxHeight: 420, mt: 1.5 }}
      tabIndex={0}
      role="region"
      aria-label={say("tracking.preview")}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{say("tracking.line")}</TableCell>
            <TableCell>{words.field("orderNo")}</TableCell>
            <TableCell>{words.field("receiveName")}</TableCell>
            <TableCell>{words.field("deliveryType")}</TableCell>
            <TableCell>{words.field("deliveryNo")}</TableCell>
            <TableCell>{say("tracking.result")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ line, orderNo, order, courier, unknown, number, problem }) => {
            const refused = problem === null ? failed.get(orderNo) : undefined;
            return (
              <TableRow key={line} style={{ contentVisibility: "auto" }}>
                <TableCell align="right">{line}</TableCell>
                <TableCell component="th" scope="row">
                  {orderNo}
                </TableCell>
                <TableCell>{order?.receiveName ?? "—"}</TableCell>
                <TableCell>{unknown ?? names[courier ?? usual]}</TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{number || "—"}</TableCell>
                <TableCell>
                  {problem ? (
                    <ToneChip tone={problem === "noNumber" ? "neutral" : "error"}>
                      {say(`tracking.problems.${problem}`)}
                    </ToneChip>
                  ) : refused !== undefined ? (
                    <span role="alert">{refused}</span>
                  ) : (
                    <ToneChip tone="success">{say("tracking.ready")}</ToneChip>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
