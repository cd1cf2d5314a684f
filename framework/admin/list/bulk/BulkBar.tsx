import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEvent, useListContext, useLocale, useNotify, useTranslate } from "react-admin";
import { type Action, can, type Resource } from "../../../schema/index.ts";
import { formatNumber } from "../../display/format.ts";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useAdminProvider, useScreens } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useFailure } from "../useFailure.ts";
import { useListQuery } from "../useListQuery.ts";
import { ExportSelected, maxExported } from "./ExportSelected.tsx";
import { LazyBulkActionDialog, LazyBulkEditDialog, LazyRemovalDialog } from "./lazyDialogs.ts";
import { listBulkActions } from "./listBulkActions.ts";
import type { Removal } from "./RemovalDialog.tsx";
import { SelectionToolbar } from "./SelectionToolbar.tsx";
import { selectBulkFields } from "./selectBulkFields.ts";

/** Maximum number of rows that one click may change. */
const maxIds = 10_000;

type Task = { is: "edit" | Removal } | { is: "action"; action: Action };

/**
 * Floats over the end of the list while rows are selected, with their number and the bulk actions.
 */
export function BulkBar({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const provider = useAdminProvider();
  const { bulk: Own } = useScreens(resource);
  const locale = useLocale();
  const { query, isTrash, tab } = useListQuery();
  const { selectedIds, onSelect, total = 0 } = useListContext<AdminRecord>();
  const clear = useEvent(() => onSelect([]));
  const shown = `${isTrash} ${tab}`;
  const shownBefore = useRef(shown);
  useEffect(() => {
    // Changing the tab clears the selection, whose rows would no longer be visible.
    if (shownBefore.current !== shown) clear();
    shownBefore.current = shown;
  }, [shown, clear]);
  const [gathering, setGathering] = useState(false);
  useLoadWhenIdle(LazyBulkActionDialog);
  useLoadWhenIdle(LazyBulkEditDialog);
  // A dialog retains the rows that were selected when it opened; it reduces the selection
  // afterwards.
  const [task, setTask] = useState<(Task & { ids: readonly number[] }) | null>(null);
  const begin = (started: Task) => setTask({ ...started, ids: selectedIds });
  if (selectedIds.length === 0 && !task) return null;

  async function selectAll() {
    setGathering(true);
    try {
      const ids = await provider.ids(resource.name, query);
      onSelect(ids);
      if (ids.length < total)
        notify("framework.list.selectedMost", {
          type: "info",
          messageArgs: { smart_count: maxIds },
        });
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setGathering(false);
    }
  }
  const close = () => setTask(null);
  const dialog = {
    resource,
    ids: task?.ids ?? [],
    onClose: close,
    onDone: (left: readonly number[]) => onSelect([...left]),
  };
  const button = (key: string, text: string, onClick: () => void, danger = false): ReactNode => (
    <Button key={key} size="small" color={danger ? "error" : "primary"} onClick={onClick}>
      {text}
    </Button>
  );
  const deletable = can(actor, resource, "delete");
  return (
    <>
      {selectedIds.length > 0 && (
        <SelectionToolbar count={selectedIds.length} onClear={() => onSelect([])}>
          {total > selectedIds.length && (
            <Button size="small" loading={gathering} onClick={() => void selectAll()}>
              {translate("framework.list.selectAll", {
                smart_count: total,
                total: formatNumber(total, locale),
                name: messages.inSentence(total),
              })}
            </Button>
          )}
          <Box component="span" sx={{ flex: 1, display: { xs: "none", sm: "block" } }} />
          {!isTrash && Own && <Own ids={selectedIds} onLeft={(left) => onSelect([...left])} />}
          {!isTrash &&
            listBulkActions(resource, actor).map((action) =>
              button(
                action.name,
                messages.action(action.name),
                () => begin({ is: "action", action }),
                action.tone === "danger",
              ),
            )}
          {!isTrash &&
            can(actor, resource, "edit") &&
            selectBulkFields(resource, actor).length > 0 &&
            button("edit", translate("framework.list.bulkEdit"), () => begin({ is: "edit" }))}
          {!isTrash && can(actor, resource, "export") && selectedIds.length <= maxExported && (
            <ExportSelected resource={resource} ids={selectedIds} />
          )}
          {!isTrash &&
            deletable &&
            button("delete", translate("ra.action.delete"), () => begin({ is: "delete" }), true)}
          {isTrash &&
            deletable &&
            button("restore", translate("framework.list.restore"), () => begin({ is: "restore" }))}
          {isTrash &&
            deletable &&
            button("purge", translate("framework.list.purge"), () => begin({ is: "purge" }), true)}
        </SelectionToolbar>
      )}
      {task?.is === "action" && <LazyBulkActionDialog {...dialog} action={task.action} />}
      {task?.is === "edit" && <LazyBulkEditDialog {...dialog} />}
      {(task?.is === "delete" || task?.is === "restore" || task?.is === "purge") && (
        <LazyRemovalDialog {...dialog} kind={task.is} />
      )}
    </>
  );
}
