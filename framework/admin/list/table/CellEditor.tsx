import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type FormEvent, type KeyboardEvent, useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { FormProvider } from "react-hook-form";
import type { Resource } from "../../../schema/index.ts";
import { useFieldsForm } from "../../form/useFieldsForm.ts";
import { DeclaredInput } from "../../input/DeclaredInput.tsx";
import { type AdminRecord, ApiError } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useToast } from "../../toast/useToast.tsx";
import { useUndoEdit } from "../../toast/useUndoEdit.ts";
import { useFailure } from "../useFailure.ts";
import { useRecordName } from "../useRecordName.ts";
import { useReloadList } from "../useReloadList.ts";
import type { Column } from "./columns.ts";
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

/**
 * Edits one cell inline: Enter saves, Escape cancels. Input is preserved until it is saved or
 * cancelled.
 */
export function CellEditor({ resource, cell, onClose }: Props) {
  const { record, column, anchor } = cell;
  const translate = useTranslate();
  const toast = useToast();
  const undoEdit = useUndoEdit(resource);
  const provider = useAdminProvider();
  const reload = useReloadList(resource);
  const failure = useFailure();
  const resolveLabel = useFieldLabel(resource);
  const recordName = useRecordName(resource);
  // The record when the cell was opened, or as returned by the last conflict.
  const [base, setBase] = useState(record);
  const [problem, setProblem] = useState<string | null>(null);
  const fields = useMemo(() => ({ [column.name]: column.field }), [column]);
  const start = { [column.name]: record[column.name] ?? null };
  const form = useFieldsForm({ fields, start, rest: record, getLabel: resolveLabel });
  const saving = form.formState.isSubmitting;

  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { data } = await provider.update(resource.name, {
        id: record.id,
        data: { id: record.id, version: base.version, [column.name]: values[column.name] ?? null },
        previousData: base,
      });
      await reload();
      const edited = { field: resolveLabel(column.name), name: recordName(record) };
      // A save without a difference gives no version, and leaves nothing to undo.
      const undo =
        data.version === base.version
          ? null
          : undoEdit([data], translate("framework.list.cellRestored", edited));
      toast(translate("framework.list.cellSaved", edited), undo);
      onClose();
    } catch (error) {
      const apiError = error instanceof ApiError ? error : null;
      if (apiError?.current) setBase(apiError.current);
      if (apiError?.error === "record.stale") setProblem(translate("framework.list.staleCell"));
      else setProblem(apiError?.errors?.[column.name] ?? failure(error));
      if (apiError?.current) await reload();
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.stopPropagation();
    void save(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // An open dropdown handles Enter itself.
    const picking =
      event.target instanceof HTMLElement && event.target.getAttribute("aria-expanded") === "true";
    if (
      event.key !== "Enter" ||
      event.shiftKey ||
      picking ||
      event.target instanceof HTMLButtonElement
    )
      return;
    event.preventDefault();
    event.currentTarget.closest("form")?.requestSubmit();
  };
  const title = translate("framework.list.editCell", {
    field: resolveLabel(column.name),
    name: recordName(record),
  });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => !saving && onClose()}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": title },
        transition: {
          onEntered: (box) => box.querySelector<HTMLElement>("input, textarea")?.focus(),
        },
      }}
    >
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate>
          <Stack
            spacing={1}
            onKeyDown={onKeyDown}
            sx={{ p: 1.5, width: 300, maxWidth: "calc(100vw - 32px)" }}
          >
            <DeclaredInput
              field={column.field}
              name={column.name}
              source={column.name}
              resource={resource}
            />
            {problem && (
              <Typography variant="body2" color="error" role="alert">
                {problem}
              </Typography>
            )}
            <Stack direction="row" spacing={1} sx={{ justifyContent: "flex-end" }}>
              <Button size="small" onClick={onClose} disabled={saving}>
                {translate("ra.action.cancel")}
              </Button>
              <Button size="small" type="submit" variant="contained" loading={saving}>
                {translate("ra.action.save")}
              </Button>
            </Stack>
          </Stack>
        </form>
      </FormProvider>
    </Popover>
  );
}
