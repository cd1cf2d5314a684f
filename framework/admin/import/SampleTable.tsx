import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslate } from "react-admin";
import type { ImportPreview } from "../provider.ts";

/** The first rows of a file as parsed, which reveal a wrong encoding. */
export function SampleTable({ preview }: { preview: ImportPreview }) {
  const translate = useTranslate();
  const filled = preview.columns.flatMap((heading, index) =>
    preview.sample.some((row) => row[index]) ? [{ heading, index }] : [],
  );
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={translate("framework.import.sample")}
      sx={{ maxHeight: 200, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {filled.map(({ heading, index }) => (
              <TableCell key={index} sx={{ whiteSpace: "nowrap" }}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.sample.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else, and none moves
            <TableRow key={place}>
              {filled.map(({ index }) => (
                <TableCell
                  key={index}
                  sx={{
                    maxWidth: 220,
                    overflow: "hidden",
                    textOverflow: "ellipsis",
                    whiteSpace: "nowrap",
                  }}
                >
                  {row[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
