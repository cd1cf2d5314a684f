import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { can } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { ActionMenuItem } from "../action/ActionMenuItem.tsx";
import { findWaitingLine } from "../display/findWaitingLine.ts";
import { AskUnsaved } from "../form/AskUnsaved.tsx";
import { canWriteField } from "../form/canWriteField.ts";
import { toCloneValues } from "../form/formFields.ts";
import { focusFirstInput } from "../form/reveal.ts";
import { useCreateKey } from "../keys/useCreateKey.ts";
import { useKeys } from "../keys/useKeys.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { useIsPhone } from "../theme/useIsPhone.ts";
import { useUndeletable } from "../useUndeletable.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { useIsEditable } from "./RecordBody.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useBackToList } from "./useBackToList.ts";
import { useDecided } from "./useDecided.ts";
import { useNextWaiting } from "./useNextWaiting.ts";
import { useRecordTitle } from "./useRecordTitle.ts";

interface Props {
  /** Names of actions that the page offers elsewhere. */
  without?: readonly string[];
  /** Names of actions of which one is to be chosen; none of them is the primary one. */
  decision?: readonly string[];
  /** Items of the menu before clone and delete; `close` closes it. */
  menuItems?: (close: () => void) => readonly ReactNode[];
}
/**
 * The buttons of a record's page: its actions, and a menu with clone and delete. E leads to the
 * first input of the page. On a phone, the actions of a line of the to-do list are beside each
 * other. Once the record no longer waits, the primary button leads to the next one that does.
 */
export function RecordActions({ without = [], decision = [], menuItems }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const { resource, record } = useRecordInPage();
  const title = useRecordTitle(resource, record);
  const [isDeleting, setDeleting] = useState(false);
  const next = useNextWaiting(resource, useDecided());
  const back = useBackToList(resource, record.id);
  const nextPath = next?.to ?? back?.to;
  const line = findWaitingLine(resource, actor, record);
  const alternatives = useIsPhone() && line?.actions ? line.actions : [];
  const canClone = can(actor, resource, "create");
  const canDelete = canWriteField(actor, resource, "delete", record);
  const undeletable = useUndeletable(resource)(record);
  useKeys({ editRecord: useIsEditable() ? () => focusFirstInput(document) : null });
  useCreateKey(resource);
  const listItems = (close: () => void) => [
    ...(menuItems?.(close) ?? []),
    canClone && (
      <MenuItem
        key="clone"
        component={Link}
        to={toPath(resource, "create")}
        state={{ record: toCloneValues(resource, record) }}
      >
        {translate("ra.action.clone")}
      </MenuItem>
    ),
    canDelete && (
      <MenuItem
        key="delete"
        disabled={undeletable !== null}
        sx={{ color: "error.main" }}
        onClick={() => {
          close();
          setDeleting(true);
        }}
      >
        <ActionMenuItem name={translate("ra.action.delete")} why={undeletable} />
      </MenuItem>
    ),
  ];
  return (
    <>
      <AskUnsaved>
        <ActionButtons
          resource={resource}
          record={record}
          without={without}
          decision={decision}
          alternatives={alternatives.length > 1 ? alternatives : []}
          next={
            next === undefined || nextPath === undefined ? null : (
              <Button variant="contained" size="small" component={Link} to={nextPath}>
                {next
                  ? translate("framework.record.nextWaiting", { smart_count: next.left })
                  : translate("framework.record.allDecided")}
              </Button>
            )
          }
          {...((canClone || canDelete || menuItems) && { menuItems: listItems })}
        />
      </AskUnsaved>
      {isDeleting && (
        <DeleteDialog
          resource={resource}
          record={record}
          title={title}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
