import { ActionButtons } from "../../../../framework/admin/action/ActionButtons.tsx";
import { History } from "../../../../framework/admin/history/History.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { MadeBy } from "../../../../framework/admin/show/MadeBy.tsx";
import { PageLayout } from "../../../../framework/admin/show/PageLayout.tsx";
import { RecordProvider } from "../../../../framework/admin/show/RecordProvider.tsx";
import { RecordSections } from "../../../../framework/admin/show/RecordSections.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useBackToList } from "../../../../framework/admin/show/useBackToList.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { providerRefunds } from "../moneyBacks.ts";

/** Ids of records that the page names and links by name or number. */
const hidden = ["payOrderId", "memberId", "orderId", "refundId", "disputeId"];

/** The page of a provider refund: its buyer, its progress, and how it was resolved. */
export const ProviderRefundShow = () => (
  <ShownRecord resource={providerRefunds} Page={ProviderRefundPage} />
);

function ProviderRefundPage({ resource, record, title, again }: OneRecord<typeof providerRefunds>) {
  return (
    <PageLayout
      title={title}
      mark={<RecordStatus resource={resource} record={record} />}
      back={useBackToList(resource, record.id)}
      tools={<ActionButtons resource={resource} record={record} onDone={again} />}
    >
      <RecordProvider resource={selectShown(resource, record)} record={record}>
        <RecordSections />
      </RecordProvider>
      <History resource={resource} id={record.id} version={record.version} />
      <MadeBy record={record} />
    </PageLayout>
  );
}

/** Hides ids, and sections that do not apply: a transfer, a second refund and its settlement. */
function selectShown(resource: Resource, record: AdminRecord): Resource {
  const isShown = (name: string) =>
    !hidden.includes(name) && record[name] !== null && record[name] !== false;
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => isShown(name))),
  };
}
