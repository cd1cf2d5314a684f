import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { Kind } from "../../schema/index.ts";
import { BooleanInput, ChoiceInput, ChoicesInput } from "./choice.tsx";
import type { KindInput, KindInputProps } from "./InputProps.ts";
import { LocalizedInput } from "./localized.tsx";
import { NumberInput } from "./number.tsx";
import { ReferenceInput } from "./reference/ReferenceInput.tsx";
import { ReferencesInput } from "./reference/ReferencesInput.tsx";
import { RowsInput } from "./rows/RowsInput.tsx";
import { ComputedInput, JsonInput, PointInput } from "./shapes.tsx";
import { LongTextInput, PasswordInput, TextInput } from "./text.tsx";
import { DateInput, DateRangeInput, DateTimeInput } from "./time.tsx";
import { FilesInput } from "./upload/FilesInput.tsx";

const RichTextEditor = lazy(() => import("./RichTextEditor.tsx"));
const RichTextInput = (props: KindInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
    <RichTextEditor {...props} />
  </Suspense>
);

/** The input of each kind of field. */
export const inputs: Record<Kind, KindInput> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  localized: LocalizedInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  percent: NumberInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: DateInput,
  dateTime: DateTimeInput,
  duration: NumberInput,
  dateRange: DateRangeInput,
  email: TextInput,
  phone: TextInput,
  url: TextInput,
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
