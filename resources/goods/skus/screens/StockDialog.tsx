import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useToast } from "../../../../framework/admin/toast/useToast.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { skus } from "../skus.ts";
import { readStock, toDifference, toStockChange } from "./readStock.ts";
import { StockLine, type StockRow } from "./StockLine.tsx";
import { useUndoStock } from "./useUndoStock.ts";

interface Props {
  rows: readonly StockRow[];
  onClose: () => void;
}

/**
 * Edits the stock of all SKUs on a page and saves them together. After an error, the input is
 * retained and the stock is reloaded.
 */
export function StockDialog({ rows, onClose }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(skus);
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const toast = useToast();
  const undoStock = useUndoStock();
  const id = useId();
  const small = useMediaQuery("(max-width: 600px)");
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const onType = useCallback(
    (row: number, text: string) => setTyped((all) => ({ ...all, [row]: text })),
    [],
  );
  // The latest stock from the server, by SKU id; the page's number applies until an error reloads
  // it.
  const [seen, setSeen] = useState<Readonly<Record<number, number>>>({});
  const lines = rows.map((row) => {
    const stock = seen[row.id] ?? row.stock;
    return {
      row: { ...row, stock },
      before: row.stock,
      next: readStock(typed[row.id] ?? "", stock),
    };
  });
  const changes = lines.flatMap(
    ({ row }) => toStockChange(row.id, typed[row.id] ?? "", row.stock) ?? [],
  );
  const wrong = lines.some(({ next }) => next === null);
  const readAgain = async () => {
    const { data } = await provider.getMany(skus.name, {
      ids: rows.map(({ id: row }) => row),
    });
    setSeen(Object.fromEntries(data.map((record) => [record.id, Number(record.stock)])));
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.runCall(skus.name, "updateStock", { stockJson: changes }),
    onSuccess: async ({ changed }) => {
      await Promise.all(
        ["skus", "goods"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      toast(
        translate("resources.skus.screen.saved", { smart_count: Number(changed) }),
        undoStock(changes.map((change) => toDifference(change))),
      );
      onClose();
    },
    // Also after a lost connection, which leaves it unknown whether the change was made: a
    // difference must not be sent twice unnoticed.
    onError: () => readAgain().catch(() => undefined),
  });
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={small}
    >
      <DialogTitle id={id}>{translate("resources.skus.screen.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {translate("resources.skus.screen.hint")}
        </DialogContentText>
        {error && (
          <Alert severity="error" role="alert" sx={{ mb: 1 }}>
            {error.message}
          </Alert>
        )}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell colSpan={2}>{messages.field("goods")}</TableCell>
              <TableCell align="right" sx={{ display: { xs: "none", sm: "table-cell" } }}>
                {translate("resources.skus.screen.now")}
              </TableCell>
              <TableCell align="right">{translate("resources.skus.screen.next")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ row, before, next }) => (
              <StockLine
                key={row.id}
                id={row.id}
                name={row.name}
                code={row.code}
                picture={row.picture}
                stock={row.stock}
                before={before}
                typed={typed[row.id] ?? ""}
                next={next}
                onType={onType}
              />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate("ra.action.cancel")}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={wrong || changes.length === 0}
          onClick={() => mutate()}
        >
          {changes.length === 0
            ? translate("resources.skus.screen.noChanges")
            : translate("resources.skus.screen.save", { smart_count: changes.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
