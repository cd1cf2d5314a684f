import { useTranslate } from "react-admin";
import { useLocation, useNavigate } from "react-router";
import { can, findCreateView, getMenuItemName, type Resource } from "../../schema/index.ts";
import { findListView, toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { PageLayout } from "../show/PageLayout.tsx";
import { RecordForbidden } from "../show/RecordError.tsx";
import { useBackToList } from "../show/useBackToList.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { RecordForm } from "./RecordForm.tsx";
import { readInitialValues } from "./readInitialValues.ts";

/** Creates a record: blank, from values in a link, or as a copy of another record. */
export function ResourceCreate({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const navigate = useNavigate();
  const location = useLocation();
  const back = useBackToList(resource);
  if (!can(actor, resource, "create")) return <RecordForbidden />;
  // A form with a menu item of its own has the menu's name.
  const view = findCreateView(resource)?.name;
  const title = view
    ? getMenuItemName(translate, { name: resource.name, view })
    : translate("framework.form.createNew", { name: messages.inSentence(1) });
  return (
    <PageLayout title={title} back={back}>
      <RecordForm
        key={location.search}
        resource={resource}
        initialValues={readInitialValues(location)}
        another
        onSaved={(record) => navigate(toPath(resource, "show", record.id), { replace: true })}
        onCancel={() => navigate(toPath(findListView(resource, actor), "list"))}
      />
    </PageLayout>
  );
}
