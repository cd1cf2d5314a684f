import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { type Theme, useTheme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link as RouterLink } from "react-router-dom";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import type { Courier } from "../courier.ts";
import type { InspectedLine } from "./inspectTracking.ts";

/** The words of the screen that imports the file: its messages and the labels of its fields. */
export interface TrackingMessages {
  t: Translate;
  field: (name: "orderNo" | "receiveName" | "deliveryType" | "deliveryNo") => string;
}
interface Props {
  messages: TrackingMessages;
  lines: readonly InspectedLine[];
  /** Why a parcel failed, by order number. */
  failed: ReadonlyMap<string, string>;
  names: Readonly<Record<string, string>>;
  defaults: Courier;
}
/** The lines of the file, those with a problem first. */
export function TrackingPreview({ messages, lines, failed, names, defaults }: Props) {
  const { t } = messages;
  const phone = useMediaQuery<Theme>(useTheme().breakpoints.down("sm"));
  const sorted = [...lines].sort(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  );
  const getError = ({ order, problem }: InspectedLine) =>
    problem === null ? failed.get(order?.orderNo ?? "") : undefined;
  const describeNumber = ({ number }: InspectedLine) =>
    number === "0" ? t("ship.noTracking") : number || noValue;
  if (phone)
    return (
      <Stack
        component="ul"
        aria-label={t("tracking.preview")}
        sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0 }}
      >
        {sorted.map((one) => (
          <Box
            component="li"
            key={one.line}
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: "divider",
              overflowWrap: "anywhere",
              contentVisibility: "auto",
            }}
          >
            <Stack
              direction="row"
              spacing={1}
              sx={{ justifyContent: "space-between", alignItems: "start" }}
            >
              <strong>
                <OrderNumber line={one} />
              </strong>
              <Result t={t} line={one} error={getError(one)} />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {[
                `${t("tracking.line")} ${one.line}`,
                one.order?.receiveName,
                one.unknown ?? names[one.courier ?? defaults],
                describeNumber(one),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
        ))}
      </Stack>
    );
  return (
    <Box
      sx={{ overflow: "auto", maxHeight: 420, mt: 1.5 }}
      tabIndex={0}
      role="region"
      aria-label={t("tracking.preview")}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t("tracking.line")}</TableCell>
            <TableCell>{messages.field("orderNo")}</TableCell>
            <TableCell>{messages.field("receiveName")}</TableCell>
            <TableCell>{messages.field("deliveryType")}</TableCell>
            <TableCell>{messages.field("deliveryNo")}</TableCell>
            <TableCell>{t("tracking.result")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((one) => {
            const { line, order, courier, unknown } = one;
            return (
              <TableRow key={line}>
                <TableCell align="right">{line}</TableCell>
                <TableCell component="th" scope="row">
                  <OrderNumber line={one} />
                </TableCell>
                <TableCell>{order?.receiveName ?? noValue}</TableCell>
                <TableCell>{unknown ?? names[courier ?? defaults]}</TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{describeNumber(one)}</TableCell>
                <TableCell>
                  <Result t={t} line={one} error={getError(one)} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The number that the file has, which opens the order in a window of its own. */
const OrderNumber = ({ line: { orderNo, order } }: { line: InspectedLine }) =>
  order ? (
    <Link component={RouterLink} to={order.to} target="_blank" underline="always" color="inherit">
      {orderNo}
    </Link>
  ) : (
    orderNo
  );

interface ResultProps {
  t: Translate;
  line: InspectedLine;
  error: string | undefined;
}
/** Whether a line can be shipped, or why not; after an attempt, why it failed. */
function Result({ t, line: { problem, order }, error }: ResultProps) {
  if (problem === "blocked") return <StatusChip tone="error">{order?.blocked}</StatusChip>;
  if (problem)
    return (
      <StatusChip tone={problem === "noNumber" ? "neutral" : "error"}>
        {t(`tracking.problems.${problem}`)}
      </StatusChip>
    );
  if (error !== undefined) return <span role="alert">{error}</span>;
  return <StatusChip tone="success">{t("tracking.ready")}</StatusChip>;
}
