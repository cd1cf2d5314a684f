import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { RelatedRows } from "../../../../framework/admin/show/RelatedRows.tsx";
import { shops } from "../shops.ts";
import { ShopMoney, ShopTerms } from "./ShopRail.tsx";
import { WaitingCard } from "./WaitingCard.tsx";

const refundColumns = ["addTime", "amount", "memberName", "status"] as const;
const entryColumns = ["addTime", "account", "type", "income", "expense"] as const;

/** The page of a shop for the platform: what waits for a decision, and its money and terms. */
export const ShopShow = () => (
  <RecordPage resource={shops} header={<RecordHeader />} aside={<Rail />}>
    <Decisions />
    <RelatedRows<string> name="moneyBacks" by="shop" columns={refundColumns} />
    <RelatedRows<string> name="ledgerEntries" by="shop" columns={entryColumns} />
  </RecordPage>
);

function useOverview() {
  const { record } = useRecordInPage(shops);
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [shops.name, "overview", record.id],
    queryFn: () => provider.runCall("shops", "getOverview", { id: record.id }),
    refetchOnMount: "always",
  });
}
function Decisions() {
  return <WaitingCard query={useOverview()} />;
}
function Rail() {
  const { record } = useRecordInPage(shops);
  const { data } = useOverview();
  if (!data) return null;
  return (
    <>
      <ShopMoney shopId={record.id} overview={data} />
      <ShopTerms overview={data} />
    </>
  );
}
