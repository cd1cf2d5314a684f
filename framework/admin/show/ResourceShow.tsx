import ContentCopy from "@mui/icons-material/ContentCopy";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { can, type Resource } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { canWriteField } from "../form/canWriteField.ts";
import { toCloneValues } from "../form/formFields.ts";
import { History } from "../history/History.tsx";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { MadeBy } from "./MadeBy.tsx";
import { RecordPage } from "./RecordPage.tsx";
import { RecordSections } from "./RecordSections.tsx";
import { RecordStatus } from "./RecordStatus.tsx";
import { RelatedRows } from "./RelatedRows.tsx";
import { type OneRecord, ShownRecord } from "./ShownRecord.tsx";

/** One record with its fields, actions and history. */
export const ResourceShow = ({ resource }: { resource: Resource }) => (
  <ShownRecord resource={resource} Page={DisplayProps} />
);

const DisplayProps = ({ resource, record, title }: OneRecord) => (
  <RecordPage
    title={title}
    mark={<RecordStatus resource={resource} record={record} />}
    note={<MadeBy record={record} />}
    tools={<Tools resource={resource} record={record} title={title} />}
  >
    <RecordSections resource={resource} record={record} />
    {resource.related.map(({ resource: name, by }) => (
      <RelatedRows key={name} name={name} by={by} record={record} />
    ))}
    {!resource.readOnly && <History resource={resource} id={record.id} version={record.version} />}
  </RecordPage>
);

function Tools({
  resource,
  record,
  title,
}: {
  resource: Resource;
  record: AdminRecord;
  title: string;
}) {
  const translate = useTranslate();
  const actor = useActor();
  return (
    <>
      <ActionButtons resource={resource} record={record} />
      {canWriteField(actor, resource, "edit", record) && (
        <Button
          component={Link}
          to={toPath(resource, "edit", record.id)}
          variant="outlined"
          startIcon={<EditOutlined />}
        >
          {translate("ra.action.edit")}
        </Button>
      )}
      {can(actor, resource, "create") && (
        <Button
          component={Link}
          to={toPath(resource, "create")}
          state={{ record: toCloneValues(resource, record) }}
          startIcon={<ContentCopy />}
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
