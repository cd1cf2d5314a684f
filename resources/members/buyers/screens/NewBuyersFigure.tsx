import { useTranslate } from "react-admin";
import { ListFigure } from "../../../../framework/admin/dashboard/ListFigure.tsx";
import { buyers } from "../buyers.ts";

/** How many buyers signed up. */
export function NewBuyersFigure() {
  const translate = useTranslate();
  const label = translate("resources.buyers.screen.dashboard.new");
  return <ListFigure resource={buyers} label={label} time="addTime" />;
}
