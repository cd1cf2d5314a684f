import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { can } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { canWriteField } from "../form/canWriteField.ts";
import { toCloneValues } from "../form/formFields.ts";
import { CopyIcon } from "../icons/CopyIcon.ts";
import { EditIcon } from "../icons/EditIcon.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";

/** The buttons of a record's page: its actions, edit, clone and delete. */
export function RecordActions() {
  const translate = useTranslate();
  const actor = useActor();
  const { resource, record } = useRecordInPage();
  const title = useRecordTitle(resource, record);
  return (
    <>
      <ActionButtons resource={resource} record={record} />
      {canWriteField(actor, resource, "edit", record) && (
        <Button
          component={Link}
          to={toPath(resource, "edit", record.id)}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {translate("ra.action.edit")}
        </Button>
      )}
      {can(actor, resource, "create") && (
        <Button
          component={Link}
          to={toPath(resource, "create")}
          state={{ record: toCloneValues(resource, record) }}
          startIcon={<CopyIcon />}
        >
          {translate("ra.action.clone")}
        </Button>
      )}
      {canWriteField(actor, resource, "delete", record) && (
        <DeleteButton resource={resource} record={record} title={title} />
      )}
    </>
  );
}
