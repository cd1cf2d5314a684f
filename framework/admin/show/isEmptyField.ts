import { type Field, getTraits } from "../../schema/index.ts";
import { isLocalized } from "../display/localized.ts";
import { getValueDisplay, type OwnDisplays } from "../fields/displays.ts";

/** Whether a field has nothing to show: no value, and none that stands for an empty one. */
export function isEmptyField(field: Field, value: unknown, displays?: OwnDisplays): boolean {
  const isBlank =
    getTraits(field).localized && isLocalized(value) && Object.values(value).every((text) => !text);
  const isEmpty =
    isBlank ||
    value === null ||
    value === undefined ||
    value === "" ||
    (Array.isArray(value) && value.length === 0);
  return isEmpty && getValueDisplay(field, displays).whenEmpty?.(field) === undefined;
}
