import { History } from "../../../../framework/admin/history/History.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { MadeBy } from "../../../../framework/admin/show/MadeBy.tsx";
import { PageFrame } from "../../../../framework/admin/show/PageLayout.tsx";
import { RecordCards } from "../../../../framework/admin/show/RecordCards.tsx";
import { RecordColumns } from "../../../../framework/admin/show/RecordColumns.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordProvider } from "../../../../framework/admin/show/RecordProvider.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useRecordCards } from "../../../../framework/admin/show/useRecordCards.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { providerRefunds } from "../moneyBacks.ts";

/** Ids of records that the page names and links by name or number. */
const hidden = [
  "payOrderId",
  "memberId",
  "orderId",
  "refundId",
  "disputeId",
  "orderShort",
  "refundShort",
];

/** The page of a provider refund: its buyer, its progress, and how it was resolved. */
export const ProviderRefundShow = () => (
  <ShownRecord resource={providerRefunds} Page={ProviderRefundPage} />
);

function ProviderRefundPage({ resource, record }: OneRecord<typeof providerRefunds>) {
  return (
    <PageFrame>
      <RecordHeader />
      <RecordProvider resource={selectShown(resource, record)} record={record}>
        <Cards />
      </RecordProvider>
      <History resource={resource} id={record.id} version={record.version} />
      <MadeBy record={record} />
    </PageFrame>
  );
}

function Cards() {
  const { main, rail } = useRecordCards();
  return (
    <RecordColumns rail={<RecordCards cards={rail} />}>
      <RecordCards cards={main} />
    </RecordColumns>
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
