import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link, useNavigate } from "react-router";
import { can } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { ActionMenuItem } from "../action/ActionMenuItem.tsx";
import { useAvailableActions } from "../action/useAvailableActions.ts";
import { canWriteField } from "../form/canWriteField.ts";
import { toCloneValues } from "../form/formFields.ts";
import { EditIcon } from "../icons/EditIcon.ts";
import { useLetterKeys } from "../keys/useLetterKeys.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { useUndeletable } from "../useUndeletable.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";

/**
 * The buttons of a record's page: its actions and edit, then a menu with clone and delete. Edit is
 * the primary button where no action is.
 */
export function RecordActions() {
  const translate = useTranslate();
  const actor = useActor();
  const navigate = useNavigate();
  const { resource, record } = useRecordInPage();
  const title = useRecordTitle(resource, record);
  const [isDeleting, setDeleting] = useState(false);
  const hasPrimary = useAvailableActions(resource)(record).some(
    ({ action, why }) => action.tone === "primary" && why === null,
  );
  const canEdit = canWriteField(actor, resource, "edit", record);
  const canClone = can(actor, resource, "create");
  const canDelete = canWriteField(actor, resource, "delete", record);
  const undeletable = useUndeletable(resource)(record);
  const editPath = toPath(resource, "edit", record.id);
  useLetterKeys({ e: canEdit ? () => navigate(editPath) : null });
  const edit = canEdit && (
    <Button
      component={Link}
      to={editPath}
      variant={hasPrimary ? "outlined" : "contained"}
      startIcon={<EditIcon />}
      aria-keyshortcuts="E"
    >
      {translate("ra.action.edit")}
    </Button>
  );
  const listItems = (close: () => void) => [
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
      <ActionButtons
        resource={resource}
        record={record}
        {...((canClone || canDelete) && { menuItems: listItems })}
      >
        {hasPrimary && edit}
      </ActionButtons>
      {!hasPrimary && edit}
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
