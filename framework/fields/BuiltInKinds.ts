import type { CommonOptions, LimitOptions, TextOptions } from "../schema/field.ts";
import type { ChoiceOptions } from "./choice/schema.ts";
import type { ChoicesOptions } from "./choices/schema.ts";
import type { ValueOptions } from "./computed/schema.ts";
import type { DateRange } from "./dateRange/schema.ts";
import type { DecimalOptions } from "./decimal/schema.ts";
import type { FileOptions } from "./FileOptions.ts";
import type { IntegerOptions } from "./integer/schema.ts";
import type { JsonOptions } from "./json/schema.ts";
import type { Localized, LocalizedOptions } from "./localized/schema.ts";
import type { ParentOptions } from "./parent/schema.ts";
import type { PasswordOptions } from "./password/schema.ts";
import type { Point } from "./point/schema.ts";
import type { TargetOptions } from "./reference/schema.ts";
import type { ReferencesOptions } from "./references/schema.ts";
import type { ChildOptions } from "./rows/schema.ts";

/** The types of a kind: of its values in code, and of its constructor's options. */
interface Types<V, B extends CommonOptions> {
  value: V;
  options: B;
}
/** The framework's kinds of fields. Resources add theirs by `Register.kinds`. */
export interface BuiltInKinds {
  text: Types<string, TextOptions>;
  longText: Types<string, TextOptions>;
  richText: Types<string, TextOptions>;
  localized: Types<Localized, LocalizedOptions>;
  integer: Types<number, IntegerOptions>;
  decimal: Types<number, DecimalOptions>;
  money: Types<number, LimitOptions>;
  percent: Types<number, LimitOptions>;
  boolean: Types<boolean, CommonOptions>;
  choice: Types<string, ChoiceOptions>;
  choices: Types<string[], ChoicesOptions>;
  date: Types<string, CommonOptions>;
  dateTime: Types<string, CommonOptions>;
  duration: Types<number, LimitOptions>;
  dateRange: Types<DateRange, CommonOptions>;
  email: Types<string, TextOptions>;
  phone: Types<string, TextOptions>;
  url: Types<string, TextOptions>;
  password: Types<string, PasswordOptions>;
  image: Types<string, FileOptions>;
  images: Types<string[], FileOptions>;
  video: Types<string, FileOptions>;
  file: Types<string, FileOptions>;
  reference: Types<number, TargetOptions>;
  references: Types<number[], ReferencesOptions>;
  parent: Types<number, ParentOptions>;
  rows: Types<unknown[], ChildOptions>;
  point: Types<Point, CommonOptions>;
  json: Types<unknown, JsonOptions<unknown>>;
  computed: Types<unknown, ValueOptions>;
}
