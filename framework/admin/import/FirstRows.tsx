import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { ImportPreview, ImportStatus } from "../provider.ts";
import { getToneTokens } from "../theme/tokens.ts";

/** The row of a file after its header. */
const firstRow = 2;
/** `lines.0.price` is in the column of `lines.price`, and `title` in that of `title.en`. */
const toColumn = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, "");
const isAbout = (path: string | null, key: string): boolean =>
  path !== null && (toColumn(path) === key || key.startsWith(`${toColumn(path)}.`));

interface Props {
  preview: ImportPreview;
  mapping: readonly (string | null)[];
  errors: ImportStatus["errors"];
}
/** The first rows of a file as an import reads them: each value in its field, or its error. */
export function FirstRows({ preview, mapping, errors }: Props) {
  const translate = useTranslate();
  const columns = mapping.flatMap((key, index) => {
    const field = preview.fields.find((one) => one.key === key);
    return field ? [{ ...field, index }] : [];
  });
  const label = translate("framework.import.firstRows");
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={label}
        sx={{ maxHeight: 240, border: 1, borderColor: "divider", borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{translate("framework.import.row")}</TableCell>
              {columns.map(({ key, header }) => (
                <TableCell key={key} sx={{ whiteSpace: "nowrap" }}>
                  {header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.sample.map((cells, place) => {
              const row = place + firstRow;
              const wrong = errors.filter((one) => one.row === row);
              return (
                <TableRow key={row}>
                  <TableCell>{row}</TableCell>
                  {columns.map(({ key, index }) => (
                    <Cell
                      key={key}
                      text={cells[index] ?? ""}
                      problem={wrong.find(({ field }) => isAbout(field, key))?.message ?? null}
                    />
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function Cell({ text, problem }: { text: string; problem: string | null }) {
  const tone = getToneTokens("error");
  return (
    <TableCell
      sx={{
        maxWidth: 220,
        verticalAlign: "top",
        ...(problem !== null && { backgroundColor: tone.background }),
      }}
    >
      <Typography variant="body2" noWrap>
        {text}
      </Typography>
      {problem !== null && (
        <Typography variant="caption" component="p" sx={{ color: tone.text }}>
          {problem}
        </Typography>
      )}
    </TableCell>
  );
}
