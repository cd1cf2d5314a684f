import { useTranslate } from "react-admin";
import { ListFigure } from "../../../../framework/admin/dashboard/ListFigure.tsx";
import { payments } from "../payments.ts";

/** How many payment attempts failed. */
export function FailedFigure() {
  const translate = useTranslate();
  return (
    <ListFigure
      resource={payments}
      label={translate("resources.payments.screen.dashboard.failed")}
      filter={{ status: "failed" }}
      time="openedAt"
      isInverse
    />
  );
}
