import { useTranslate } from "react-admin";
import { ListFigure } from "../../../../framework/admin/dashboard/ListFigure.tsx";
import { ledgerEntries } from "../ledgerEntries.ts";

/** The commission of the platform, without what it returned for refunds. */
export function CommissionFigure() {
  const translate = useTranslate();
  return (
    <ListFigure
      resource={ledgerEntries}
      label={translate("resources.ledgerEntries.screen.dashboard.commission")}
      filter={{ account: "platform", type: "commission,commissionReturned" }}
      time="addTime"
      measure={({ income = 0, expense = 0 }) => income - expense}
    />
  );
}
