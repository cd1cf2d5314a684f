import Box from "@mui/material/Box";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { memo } from "react";
import { useTranslate } from "react-admin";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { exceedsStock } from "./readStock.ts";

export interface StockRow {
  id: number;
  /** The product's name, with the variant if there are several. */
  name: string;
  code: string;
  picture: string | null;
  stock: number;
}
interface Props extends StockRow {
  /** The stock when the dialog was opened. */
  before: number;
  typed: string;
  /** The resulting stock; null if the text is invalid. */
  next: number | null | undefined;
  onType: (id: number, text: string) => void;
}
/** The name, and beside it the code; on a phone below it. */
const named = {
  display: "flex",
  flexDirection: { xs: "column", sm: "row" },
  justifyContent: "space-between",
  columnGap: 1.5,
} as const;
const code = { flexShrink: 0, color: tokens.ink3, fontWeight: weights.text } as const;

/** Moves the focus to the same input of the line above or below. */
function step(box: HTMLElement, by: 1 | -1): void {
  const boxes = [...(box.closest("table")?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const next = boxes[boxes.indexOf(box as HTMLInputElement) + by];
  next?.focus();
  next?.select();
}

/** One SKU, with its stock and the input for the new one. */
export const StockLine = memo(function StockLine({ before, typed, next, onType, ...row }: Props) {
  const translate = useTranslate();
  const parts = [
    ...(row.stock === before
      ? []
      : [translate("resources.skus.screen.changedTo", { stock: row.stock, before })]),
    ...(next === null
      ? [
          exceedsStock(typed, row.stock)
            ? translate("resources.skus.screen.exceedsStock", { smart_count: row.stock })
            : translate("resources.skus.screen.wrong"),
        ]
      : /^[+−-]/.test(typed.trim())
        ? [`= ${next}`]
        : []),
  ];
  return (
    <TableRow>
      <TableCell sx={{ width: 36, pr: 0 }}>
        {row.picture && <Thumbnail address={row.picture} alt="" size={28} />}
      </TableCell>
      <TableCell component="th" scope="row">
        <Box sx={named}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>{row.name}</Box>
          <Box component="span" sx={code}>
            {row.code}
          </Box>
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ display: { xs: "none", sm: "table-cell" } }}>
        {row.stock}
      </TableCell>
      <TableCell align="right" sx={{ width: { xs: 112, sm: 128 }, py: 0.5 }}>
        <TextField
          size="small"
          fullWidth
          margin="none"
          value={typed}
          placeholder={String(row.stock)}
          error={next === null}
          helperText={parts.join(" ")}
          onChange={({ target }) => onType(row.id, target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "ArrowDown" && event.key !== "ArrowUp")
              return;
            event.preventDefault();
            step(
              event.currentTarget.querySelector("input") ?? event.currentTarget,
              event.key === "ArrowUp" ? -1 : 1,
            );
          }}
          sx={{ "& .MuiInputBase-root": { minHeight: { xs: 48, sm: 0 } } }}
          slotProps={{
            htmlInput: {
              // A keypad with digits and the plus sign for differences.
              inputMode: "tel",
              "aria-label": translate("framework.form.labelled", {
                label: translate("resources.skus.screen.next"),
                value: `${row.name} ${row.code}`,
              }),
              style: { textAlign: "right" },
            },
          }}
        />
      </TableCell>
    </TableRow>
  );
});
