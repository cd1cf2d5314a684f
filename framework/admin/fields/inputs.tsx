import { BooleanInput } from "../../fields/boolean/input.tsx";
import { ChoiceInput } from "../../fields/choice/input.tsx";
import { ChoicesInput } from "../../fields/choices/input.tsx";
import { ComputedInput } from "../../fields/computed/input.tsx";
import { DateInput } from "../../fields/date/input.tsx";
import { DateRangeInput } from "../../fields/dateRange/input.tsx";
import { DateTimeInput } from "../../fields/dateTime/input.tsx";
import { DecimalInput } from "../../fields/decimal/input.tsx";
import { DurationInput } from "../../fields/duration/input.tsx";
import { EmailInput } from "../../fields/email/input.tsx";
import { JsonInput } from "../../fields/json/input.tsx";
import { LocalizedInput } from "../../fields/localized/input.tsx";
import { LongTextInput } from "../../fields/longText/input.tsx";
import { MoneyInput } from "../../fields/money/input.tsx";
import { PasswordInput } from "../../fields/password/input.tsx";
import { PercentInput } from "../../fields/percent/input.tsx";
import { PhoneInput } from "../../fields/phone/input.tsx";
import { PointInput } from "../../fields/point/input.tsx";
import { RichTextInput } from "../../fields/richText/input.tsx";
import { TextInput } from "../../fields/text/input.tsx";
import { UrlInput } from "../../fields/url/input.tsx";
import type { BuiltInKinds, Field } from "../../schema/index.ts";
import type { KindInput } from "../input/InputProps.ts";
import { NumberInput } from "../input/NumberInput.tsx";
import { ReferenceInput } from "../input/reference/ReferenceInput.tsx";
import { ReferencesInput } from "../input/reference/ReferencesInput.tsx";
import { RowsInput } from "../input/rows/RowsInput.tsx";
import { FilesInput } from "../input/upload/FilesInput.tsx";

/** The inputs of the framework's kinds. */
const inputs: Readonly<Record<keyof BuiltInKinds, KindInput>> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  localized: LocalizedInput,
  integer: NumberInput,
  decimal: DecimalInput,
  money: MoneyInput,
  percent: PercentInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: DateInput,
  dateTime: DateTimeInput,
  duration: DurationInput,
  dateRange: DateRangeInput,
  email: EmailInput,
  phone: PhoneInput,
  url: UrlInput,
  password: PasswordInput,
  image: FilesInput,
  images: FilesInput,
  video: FilesInput,
  file: FilesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  parent: ReferenceInput,
  rows: RowsInput,
  point: PointInput,
  json: JsonInput,
  computed: ComputedInput,
};
const byName: Readonly<Record<string, KindInput>> = inputs;

/** Returns the input of a field: its kind's, or that of the kind that it is based on. */
export const getInput = ({ type: { name, base } }: Field): KindInput =>
  byName[name] ?? byName[base ?? ""] ?? inputs.text;
