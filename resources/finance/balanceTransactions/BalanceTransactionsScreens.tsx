import { lazy, Suspense } from "react";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { ApplyButton } from "../withdrawals/screens/ApplyButton.tsx";
import { balanceTransactions } from "./balanceTransactions.ts";
import { stripOfBalances } from "./screens/BalanceHeader.tsx";
import { BalanceOverview } from "./screens/BalanceOverview.tsx";
import { CauseLink } from "./screens/CauseLink.tsx";
import { EventCell } from "./screens/EventCell.tsx";
import { FeeCell, NetCell } from "./screens/NetCell.tsx";
import { nameTransaction } from "./screens/nameTransaction.ts";

const Show = lazy(async () => ({
  default: (await import("./screens/TransactionShow.tsx")).TransactionShow,
}));

export default defineScreens(balanceTransactions, {
  top: BalanceOverview,
  strip: stripOfBalances(balanceTransactions.name, "getAccount"),
  // One row per event: the other accounts hold the same amounts before or after.
  firstTab: "balance",
  primary: ApplyButton,
  recordTitle: nameTransaction,
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
  displays: { orderNo: CauseLink, type: EventCell, amount: NetCell, fee: FeeCell },
  // As wide as the longest event.
  texts: { type: () => "0".repeat(52) },
});
