import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";

interface Step {
  num: number;
  discounts: number;
}
const isStep = (value: unknown): value is Step =>
  typeof value === "object" && value !== null && "num" in value && "discounts" in value;

/** How many people a group needs; of a ladder, those of each step, with what it asks for of the price. */
export const People: DisplayComponent = ({ record }) => {
  const steps = Array.isArray(record.groupJson) ? record.groupJson.filter(isStep) : [];
  if (steps.length === 0) return <>{typeof record.groupNum === "number" ? record.groupNum : "—"}</>;
  return (
    <span style={{ display: "inline-grid", lineHeight: 1.3, whiteSpace: "nowrap" }}>
      <span>{steps.map(({ num }) => num).join(" / ")}</span>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ lineHeight: 1.2 }}>
        {steps.map(({ discounts }) => discounts).join(" / ")} %
      </Typography>
    </span>
  );
};
/** How many group orders one buyer may have. */
export const Limit: DisplayComponent = ({ record }) => {
  const translate = useTranslate();
  const limit = Number(record.groupLimitBuy ?? 0);
  return <>{limit === 0 ? translate("resources.groupActivities.screen.noLimit") : limit}</>;
};
