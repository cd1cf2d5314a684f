import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { Explained, ExplainedOperation, ExplainedScreen, Why } from "./explainScreen.ts";
import { usePermissionNames } from "./usePermissionNames.ts";

/**
 * One screen from a role's perspective: its buttons and fields, each granted or with the rule that
 * denies it.
 */
export function ExplainedScreenCard({ explained }: { explained: ExplainedScreen }) {
  const { resource, why, fields, operations } = explained;
  const { translate, screen, operation, permission } = usePermissionNames();
  const messages = useResourceMessages(resource);
  const reason = (one: Why): string =>
    translate(`framework.rights.why.${one.rule}`, {
      permission: one.permission ? permission(one.permission) : "",
    });
  const note = ({ from, conditionFields }: ExplainedOperation): string =>
    [
      ...(from.length
        ? [
            translate("framework.rights.from", {
              states: from.map((state) => messages.choice("status", state)).join(", "),
            }),
          ]
        : []),
      ...(conditionFields.length
        ? [
            translate("framework.rights.asks", {
              fields: conditionFields.map(messages.field).join(", "),
            }),
          ]
        : []),
    ].join(" · ");
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {screen(resource)}
      </Typography>
      {why && (
        <Alert severity="info" icon={false} sx={{ mb: 2 }}>
          {translate("framework.rights.noScreen", { why: reason(why) })}
        </Alert>
      )}
      {operations.length > 0 && (
        <Rows<ExplainedOperation>
          title={translate("framework.rights.buttons")}
          rows={operations}
          label={(one) => operation(resource, one.name)}
          state={(one) => (one.why ? reason(one.why) : note(one) || null)}
        />
      )}
      <Rows<Explained>
        title={translate("framework.rights.fields")}
        rows={fields}
        label={(one) => messages.field(one.name)}
        state={(one) => (one.why ? reason(one.why) : null)}
      />
    </Box>
  );
}

interface RowsProps<T extends Explained> {
  title: string;
  rows: readonly T[];
  label(row: T): ReactNode;
  state(row: T): string | null;
}
function Rows<T extends Explained>({ title, rows, label, state }: RowsProps<T>) {
  const { translate } = usePermissionNames();
  return (
    <Table size="small" sx={{ mb: 2, tableLayout: "fixed" }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: "34%" }}>{title}</TableCell>
          <TableCell sx={{ width: { xs: 90, sm: 110 } }}>
            {translate("framework.rights.state")}
          </TableCell>
          <TableCell>{translate("framework.rights.rule")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const seen = !row.why || row.why.rule === "readOnly";
          return (
            <TableRow key={row.name}>
              <TableCell
                component="th"
                scope="row"
                sx={{ fontWeight: 400, overflowWrap: "anywhere" }}
              >
                {label(row)}
              </TableCell>
              <TableCell sx={{ color: seen ? "success.main" : "text.secondary", fontWeight: 500 }}>
                {translate(seen ? "framework.rights.granted" : "framework.rights.missing")}
              </TableCell>
              <TableCell sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                {state(row) ?? ""}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
