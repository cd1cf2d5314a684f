import type { BuiltInKinds } from "./BuiltInKinds.ts";
import { boolean } from "./boolean/schema.ts";
import { choice } from "./choice/schema.ts";
import { choices } from "./choices/schema.ts";
import { computed } from "./computed/schema.ts";
import { date } from "./date/schema.ts";
import { dateRange } from "./dateRange/schema.ts";
import { dateTime } from "./dateTime/schema.ts";
import { decimal } from "./decimal/schema.ts";
import { duration } from "./duration/schema.ts";
import { email } from "./email/schema.ts";
import type { FieldKind } from "./FieldKind.ts";
import { file } from "./file/schema.ts";
import { image } from "./image/schema.ts";
import { images } from "./images/schema.ts";
import { integer } from "./integer/schema.ts";
import { json } from "./json/schema.ts";
import { localized } from "./localized/schema.ts";
import { longText } from "./longText/schema.ts";
import { money } from "./money/schema.ts";
import { parent } from "./parent/schema.ts";
import { password } from "./password/schema.ts";
import { percent } from "./percent/schema.ts";
import { phone } from "./phone/schema.ts";
import { point } from "./point/schema.ts";
import { reference } from "./reference/schema.ts";
import { references } from "./references/schema.ts";
import { richText } from "./richText/schema.ts";
import { rows } from "./rows/schema.ts";
import { text } from "./text/schema.ts";
import { url } from "./url/schema.ts";
import { video } from "./video/schema.ts";

/** The schema halves of the framework's kinds. */
export const builtInKinds: Readonly<Record<keyof BuiltInKinds, FieldKind>> = {
  text: text.type,
  longText: longText.type,
  richText: richText.type,
  localized: localized.type,
  integer: integer.type,
  decimal: decimal.type,
  money: money.type,
  percent: percent.type,
  boolean: boolean.type,
  choice: choice.type,
  choices: choices.type,
  date: date.type,
  dateTime: dateTime.type,
  duration: duration.type,
  dateRange: dateRange.type,
  email: email.type,
  phone: phone.type,
  url: url.type,
  password: password.type,
  image: image.type,
  images: images.type,
  video: video.type,
  file: file.type,
  reference: reference.type,
  references: references.type,
  parent: parent.type,
  rows: rows.type,
  point: point.type,
  json: json.type,
  computed: computed.type,
};
