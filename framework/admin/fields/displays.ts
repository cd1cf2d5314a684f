import { booleanDisplay } from "../../fields/boolean/display.tsx";
import { choiceDisplay } from "../../fields/choice/display.tsx";
import { choicesDisplay } from "../../fields/choices/display.tsx";
import { computedDisplay } from "../../fields/computed/display.tsx";
import { dateDisplay } from "../../fields/date/display.tsx";
import { dateRangeDisplay } from "../../fields/dateRange/display.tsx";
import { dateTimeDisplay } from "../../fields/dateTime/display.tsx";
import { decimalDisplay } from "../../fields/decimal/display.tsx";
import { durationDisplay } from "../../fields/duration/display.tsx";
import { emailDisplay } from "../../fields/email/display.tsx";
import { fileDisplay } from "../../fields/file/display.tsx";
import { imageDisplay } from "../../fields/image/display.tsx";
import { imagesDisplay } from "../../fields/images/display.tsx";
import { integerDisplay } from "../../fields/integer/display.tsx";
import { jsonDisplay } from "../../fields/json/display.tsx";
import { localizedDisplay } from "../../fields/localized/display.tsx";
import { longTextDisplay } from "../../fields/longText/display.tsx";
import { moneyDisplay } from "../../fields/money/display.tsx";
import { parentDisplay } from "../../fields/parent/display.tsx";
import { passwordDisplay } from "../../fields/password/display.tsx";
import { percentDisplay } from "../../fields/percent/display.tsx";
import { phoneDisplay } from "../../fields/phone/display.tsx";
import { pointDisplay } from "../../fields/point/display.tsx";
import { referenceDisplay } from "../../fields/reference/display.tsx";
import { referencesDisplay } from "../../fields/references/display.tsx";
import { richTextDisplay } from "../../fields/richText/display.tsx";
import { rowsDisplay } from "../../fields/rows/display.tsx";
import { textDisplay } from "../../fields/text/display.tsx";
import { urlDisplay } from "../../fields/url/display.tsx";
import { videoDisplay } from "../../fields/video/display.tsx";
import { type BuiltInKinds, type Field, getValueField } from "../../schema/index.ts";
import type { KindDisplay } from "./KindDisplay.ts";

/** The displays of the framework's kinds. */
const displays: Readonly<Record<keyof BuiltInKinds, KindDisplay>> = {
  text: textDisplay,
  longText: longTextDisplay,
  richText: richTextDisplay,
  localized: localizedDisplay,
  integer: integerDisplay,
  decimal: decimalDisplay,
  money: moneyDisplay,
  percent: percentDisplay,
  boolean: booleanDisplay,
  choice: choiceDisplay,
  choices: choicesDisplay,
  date: dateDisplay,
  dateTime: dateTimeDisplay,
  duration: durationDisplay,
  dateRange: dateRangeDisplay,
  email: emailDisplay,
  phone: phoneDisplay,
  url: urlDisplay,
  password: passwordDisplay,
  image: imageDisplay,
  images: imagesDisplay,
  video: videoDisplay,
  file: fileDisplay,
  reference: referenceDisplay,
  references: referencesDisplay,
  parent: parentDisplay,
  rows: rowsDisplay,
  point: pointDisplay,
  json: jsonDisplay,
  computed: computedDisplay,
};
const byName: Readonly<Record<string, KindDisplay>> = displays;

/** Displays of kinds that resources define, by the names of the kinds. */
export type OwnDisplays = Readonly<Record<string, KindDisplay | undefined>>;
/** Returns the display of a field: its kind's own, or that of the kind that it is based on. */
export const getDisplay = ({ type: { name, base } }: Field, own: OwnDisplays = {}): KindDisplay =>
  own[name] ?? byName[name] ?? byName[base ?? ""] ?? displays.text;
/** Returns the display of a field's values; that of a computed field is its value's. */
export const getValueDisplay = (field: Field, own?: OwnDisplays): KindDisplay =>
  getDisplay(getValueField(field), own);
