import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { type Action, can, type Resource } from "../../../schema/index.ts";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { useIsPhone } from "../../theme/useIsPhone.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useUndeletable } from "../../useUndeletable.ts";
import { exportFormats, useExport } from "../useExport.tsx";
import { useListQuery } from "../useListQuery.ts";
import { LazyBulkActionDialog, LazyBulkEditDialog, LazyRemovalDialog } from "./lazyDialogs.ts";
import { appliesToAny, listBulkActions } from "./listBulkActions.ts";
import type { MoreItem } from "./MoreMenuButton.tsx";
import type { Removal } from "./RemovalDialog.tsx";
import { SelectionButtons, type SelectionItem } from "./SelectionButtons.tsx";
import { SelectionToolbar } from "./SelectionToolbar.tsx";
import { selectBulkFields } from "./selectBulkFields.ts";
import { useSelectAll } from "./useSelectAll.ts";
import { useSplitSelection } from "./useSplitSelection.ts";

/** Limited by the URL length of a download; larger exports use the list's filters instead. */
const maxExported = 1000;
/** The most generated buttons, even where more would fit; a resource has its own beside them. */
const maxButtons = { alone: 3, besideOwn: 1 } as const;

type Task = { is: "edit" | Removal } | { is: "action"; action: Action };

interface Props {
  resource: Resource;
  coversHead: boolean;
}
/** The toolbar of the selected rows, and the dialogs that its buttons open. */
export function BulkActions({ resource, coversHead }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { bulk: Own } = useScreens(resource);
  const { isTrash } = useListQuery();
  const { data = [], selectedIds, onSelect } = useListContext<AdminRecord>();
  const findUndeletable = useUndeletable(resource);
  const isPhone = useIsPhone();
  const selectAll = useSelectAll(resource);
  const splitSelection = useSplitSelection(resource);
  // Rows of other pages are not known here: the server decides about them.
  const reasons = selectedIds.map((id) => {
    const record = data.find((one) => one.id === id);
    return record ? findUndeletable(record) : null;
  });
  const undeletable = reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  const { download } = useExport(resource);
  useLoadWhenIdle(LazyBulkActionDialog);
  useLoadWhenIdle(LazyBulkEditDialog);
  // A dialog retains the rows that were selected when it opened; it reduces the selection
  // afterwards.
  const [task, setTask] = useState<(Task & { ids: readonly number[] }) | null>(null);
  const begin = (started: Task) => setTask({ ...started, ids: selectedIds });

  const toItem = (
    is: "edit" | Removal,
    key: string,
    { isDanger = false, why = null }: Partial<Pick<MoreItem, "isDanger" | "why">> = {},
  ): MoreItem => ({
    key: is,
    label: translate(key),
    isDanger,
    why,
    onClick: () => begin({ is }),
  });
  const isDeletable = can(actor, resource, "delete");
  const isEditable = can(actor, resource, "edit") && selectBulkFields(resource, actor).length > 0;
  const isExportable = can(actor, resource, "export") && selectedIds.length <= maxExported;
  const selected = selectedIds.map((id) => data.find((one) => one.id === id));
  const liveItems = (): MoreItem[] => [
    ...listBulkActions(resource, actor)
      .filter((action) => appliesToAny(action, selected))
      .map((action) => {
        const { ids, skipped } = splitSelection(action, selectedIds);
        const label = messages.action(action.name);
        const count = ids.length;
        return {
          key: `action ${action.name}`,
          label:
            count > 0 && skipped.length > 0
              ? translate("framework.list.actionShare.label", { action: label, count })
              : label,
          isDanger: action.tone === "danger",
          why: count > 0 ? null : (skipped[0]?.why ?? null),
          onClick: () => begin({ is: "action", action }),
        };
      }),
    ...(isEditable ? [toItem("edit", "framework.list.bulkEdit")] : []),
    ...(isExportable
      ? exportFormats.map((format) => ({
          key: format,
          label: translate(`framework.list.exportSelected.${format}`),
          isDanger: false,
          why: null,
          onClick: () =>
            void download({
              query: { ids: selectedIds.join(",") },
              format,
              scope: "shown",
              total: selectedIds.length,
            }),
        }))
      : []),
    ...(isDeletable
      ? [toItem("delete", "ra.action.delete", { isDanger: true, why: undeletable })]
      : []),
  ];
  const trashItems = (): MoreItem[] =>
    isDeletable
      ? [
          toItem("restore", "framework.list.restore"),
          toItem("purge", "framework.list.purge", { isDanger: true }),
        ]
      : [];
  const items = isTrash ? trashItems() : liveItems();
  // A disabled item is in the menu, which shows its reason.
  const buttons = items
    .filter(({ why }) => why === null)
    .slice(0, Own && !isTrash ? maxButtons.besideOwn : maxButtons.alone);
  const others = items.filter((item) => !buttons.includes(item));
  // On a phone the count takes the space of the text that selects all rows.
  const toButtons = (own: readonly SelectionItem[]) => (
    <SelectionButtons
      items={[...(isPhone ? [] : selectAll), ...own, ...buttons]}
      others={isPhone ? [...selectAll, ...others] : others}
    />
  );
  const dialog = {
    resource,
    ids: task?.ids ?? [],
    onClose: () => setTask(null),
    onDone: (left: readonly number[]) => onSelect([...left]),
  };
  return (
    <>
      {selectedIds.length > 0 && (
        <SelectionToolbar
          count={selectedIds.length}
          place={coversHead ? "head" : "above"}
          onClear={() => onSelect([])}
        >
          {Own && !isTrash ? (
            <Own ids={selectedIds} onLeft={(left) => onSelect([...left])}>
              {toButtons}
            </Own>
          ) : (
            toButtons([])
          )}
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
