import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordHistory } from "../../../../framework/admin/show/RecordHistory.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { RelatedRows } from "../../../../framework/admin/show/RelatedRows.tsx";
import { shops } from "../shops.ts";
import { ShopMoney, ShopTerms } from "./ShopRail.tsx";
import { ShopState } from "./ShopState.tsx";
import { useWayToTerms } from "./useWayToTerms.ts";
import { WaitingCard } from "./WaitingCard.tsx";

const refundColumns = ["shortNo", "amount", "memberName", "status", "addTime"] as const;
const entryColumns = ["addTime", "account", "type", "cause", "income", "expense"] as const;

/** The page of a shop for the platform: what waits for a decision, and its money and terms. */
export const ShopShow = () => (
  <RecordPage resource={shops} header={<RecordHeader actions={<Actions />} />} aside={<Rail />}>
    <Decisions />
    <RelatedRows<string> name="moneyBacks" by="shop" columns={refundColumns} />
    <RelatedRows<string> name="ledgerEntries" by="shop" columns={entryColumns} />
    <RecordHistory />
  </RecordPage>
);

const Actions = () => (
  <>
    <ShopState />
    <SetTerms />
  </>
);

/** What a member of the platform mostly does with a shop: its terms. */
function SetTerms() {
  const { translate } = useFormat();
  const { record } = useRecordInPage(shops);
  const { data } = useOverview();
  const way = useWayToTerms(record.id, { termsId: data?.termsId ?? null });
  if (!data || !way) return null;
  return (
    <Button component={Link} to={way.to} state={way.state} variant="contained">
      {translate(`resources.shops.screen.${data.termsId ? "changeTerms" : "setTerms"}`)}
    </Button>
  );
}

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
      <ShopTerms shopId={record.id} overview={data} />
    </>
  );
}
