import { useTranslate } from "react-admin";
import { NumberInput } from "../../../framework/admin/input/NumberInput.tsx";
import { defineScreens, type InputComponent } from "../../../framework/admin/resources.tsx";
import { platformConfig } from "./platformConfig.ts";

/** A number with the unit of time that it counts. */
const timeInput = (unit: "days" | "minutes"): InputComponent =>
  function TimeInput({ input }) {
    const translate = useTranslate();
    return (
      <NumberInput {...input} after={translate(`resources.platformConfig.screen.units.${unit}`)} />
    );
  };
const days = timeInput("days");

export default defineScreens(platformConfig, {
  inputs: {
    unpaidMinutes: timeInput("minutes"),
    receiveDays: days,
    commentDays: days,
    refundDays: days,
    agreeDays: days,
    returnDays: days,
    confirmDays: days,
    logDays: days,
  },
});
