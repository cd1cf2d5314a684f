import Alert from "@mui/material/Alert";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { Import } from "./useImport.ts";

type Props = Pick<Import, "preview" | "mapping" | "map"> & {
  resource: Resource;
  natural: string | null;
  setNatural: (key: string | null) => void;
};
/** A phone has room for the columns and their fields, not for the sample values between them. */
const onWideScreens = { display: { xs: "none", sm: "table-cell" } };

/** Maps the file's columns to fields, and selects the field that identifies existing records. */
export function MappingStep({ resource, preview, mapping, map, natural, setNatural }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  if (!preview) return null;
  const keys = preview.keys.filter(({ name }) =>
    mapping.some((one) => one === name || one === `${name}.en`),
  );
  const mapped = new Set(mapping.map((one) => one?.split(".")[0]));
  const lacking = Object.entries(resource.fields)
    .filter(
      ([name, { kind, options }]) =>
        options.required &&
        !options.readOnly &&
        !options.visibleWhen &&
        options.default === undefined &&
        kind !== "rows" &&
        !mapped.has(name),
    )
    .map(([name]) => messages.field(name));
  return (
    <Stack spacing={2}>
      {preview.kept && <Alert severity="info">{translate("framework.import.mappingKept")}</Alert>}
      {lacking.length > 0 && (
        <Alert severity="warning">
          {translate("framework.import.lacking", { fields: lacking.join(", ") })}
        </Alert>
      )}
      <TextField
        select
        label={translate("framework.import.key")}
        value={keys.some(({ name }) => name === natural) ? natural : ""}
        onChange={(event) => setNatural(event.target.value || null)}
        helperText={translate("framework.import.keyHelp")}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
      >
        <MenuItem value="">{translate("framework.import.keyNone")}</MenuItem>
        {keys.map(({ name, header }) => (
          <MenuItem key={name} value={name}>
            {header}
          </MenuItem>
        ))}
      </TextField>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={translate("framework.import.column")}
        sx={{ maxHeight: 420, border: 1, borderColor: "divider", borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{translate("framework.import.column")}</TableCell>
              <TableCell sx={onWideScreens}>{translate("framework.import.sample")}</TableCell>
              <TableCell>{translate("framework.import.field")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.columns.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have one heading, and none moves
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                <TableCell
                  sx={{
                    ...onWideScreens,
                    color: "text.secondary",
                    maxWidth: 260,
                    overflow: "hidden",
                    textOverflow: "ellipsis",
                    whiteSpace: "nowrap",
                  }}
                >
                  {preview.sample
                    .map((row) => row[index])
                    .filter(Boolean)
                    .slice(0, 3)
                    .join(" · ")}
                </TableCell>
                <TableCell sx={{ minWidth: { xs: 140, sm: 200 } }}>
                  <TextField
                    select
                    fullWidth
                    variant="standard"
                    value={mapping[index] ?? ""}
                    onChange={(event) => map(index, event.target.value || null)}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: {
                        "aria-label": translate("framework.form.labelled", {
                          label: translate("framework.import.field"),
                          value: heading,
                        }),
                      },
                    }}
                  >
                    <MenuItem value="">
                      <em>{translate("framework.import.ignore")}</em>
                    </MenuItem>
                    {preview.fields.map(({ key, header }) => (
                      <MenuItem key={key} value={key}>
                        {header}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
