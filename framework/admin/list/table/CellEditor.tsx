import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useState } from "react";
import { Form, useNotify, useTranslate } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type { Resource } from "../../../schema/index.ts";
import { FieldInput } from "../../input/FieldInput.tsx";
import { type AdminRecord, RefusalError } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useFailure } from "../useFailure.ts";
import { useReloadList } from "../useReloadList.ts";
import type { Column } from "./columns.ts";
import { recordName } from "./recordName.ts";
import { useFieldLabel } from "./useFieldLabel.ts";

export interface EditedCell {
  record: AdminRecord;
  column: Column;
  anchor: Element;
}
interface Props {
  resource: Resource;
  cell: EditedCell;
  onClose: () => void;
}

/** Edits one cell in place: Enter saves, Escape leaves. What was typed stays until it is saved or given up. */
export function CellEditor({ resource, cell, onClose }: Props) {
  const { record, column, anchor } = cell;
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useAdminProvider();
  const reload = useReloadList(resource);
  const failure = useFailure();
  const label = useFieldLabel(resource)(column.name);
  const [version, setVersion] = useState(record.version);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(values: FieldValues) {
    setSaving(true);
    setProblem(null);
    try {
      await provider.update(resource.name, {
        id: record.id,
        data: { id: record.id, version, [column.name]: values[column.name] ?? null },
        previousData: record,
      });
      await reload();
      notify("markethall.list.saved", { type: "success" });
      onClose();
    } catch (error) {
      if (error instanceof RefusalError && error.error === "record.stale") {
        if (error.current) setVersion(error.current.version);
        setProblem(translate("markethall.list.staleCell"));
        await reload();
      } else if (error instanceof RefusalError && error.errors?.[column.name]) {
        setProblem(error.errors[column.name] ?? null);
      } else setProblem(failure(error));
    } finally {
      setSaving(false);
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // An open list of choices takes Enter for itself.
    const picking = event.target instanceof HTMLElement && event.target.getAttribute("aria-expanded") === "true";
    if (event.key !== "Enter" || event.shiftKey || picking || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.currentTarget.closest("form")?.requestSubmit();
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={(_, reason) => (reason === "escapeKeyDown" || !saving) && onClose()}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": translate("markethall.list.editCell", { field: label, name: recordName(resource, record) }),
        },
      }}
    >
      <Form record={record} resource={resource.name} onSubmit={save} sanitizeEmptyValues={false}>
        <Stack spacing={1} onKeyDown={onKeyDown} sx={{ p: 1.5, width: 300, maxWidth: "calc(100vw - 32px)" }}>
          <FieldInput field={column.field} name={column.name} source={column.name} resource={resource} />
          {problem && (
            <Typography variant="body2" color="error" role="alert">
              {problem}
            </Typography>
          )}
          <Stack direction="row" spacing={1} sx={{ justifyContent: "flex-end" }}>
            <Button size="small" onClick={onClose}>
              {translate("ra.action.cancel")}
            </Button>
            <Button size="small" type="submit" variant="contained" loading={saving}>
              {translate("ra.action.save")}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Popover>
  );
}
