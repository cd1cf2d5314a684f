import { booleanServer } from "../../fields/boolean/server.ts";
import { choiceServer } from "../../fields/choice/server.ts";
import { choicesServer } from "../../fields/choices/server.ts";
import { dateServer } from "../../fields/date/server.ts";
import { dateRangeServer } from "../../fields/dateRange/server.ts";
import { dateTimeServer } from "../../fields/dateTime/server.ts";
import { decimalServer } from "../../fields/decimal/server.ts";
import { durationServer } from "../../fields/duration/server.ts";
import { emailServer } from "../../fields/email/server.ts";
import { fileServer } from "../../fields/file/server.ts";
import { imageServer } from "../../fields/image/server.ts";
import { imagesServer } from "../../fields/images/server.ts";
import { integerServer } from "../../fields/integer/server.ts";
import { jsonServer } from "../../fields/json/server.ts";
import { localizedServer } from "../../fields/localized/server.ts";
import { longTextServer } from "../../fields/longText/server.ts";
import { moneyServer } from "../../fields/money/server.ts";
import { parentServer } from "../../fields/parent/server.ts";
import { passwordServer } from "../../fields/password/server.ts";
import { percentServer } from "../../fields/percent/server.ts";
import { phoneServer } from "../../fields/phone/server.ts";
import { pointServer } from "../../fields/point/server.ts";
import { referenceServer } from "../../fields/reference/server.ts";
import { referencesServer } from "../../fields/references/server.ts";
import { richTextServer } from "../../fields/richText/server.ts";
import { rowsServer } from "../../fields/rows/server.ts";
import { textServer } from "../../fields/text/server.ts";
import { urlServer } from "../../fields/url/server.ts";
import { videoServer } from "../../fields/video/server.ts";
import { type Field, type FieldKind, getValueField } from "../../schema/index.ts";
import type { ServerKind } from "./ServerKind.ts";

/** The server halves by the names of the kinds: the framework's, and those that are registered. */
const halves = new Map<string, ServerKind>(
  Object.entries({
    text: textServer,
    longText: longTextServer,
    richText: richTextServer,
    localized: localizedServer,
    integer: integerServer,
    decimal: decimalServer,
    money: moneyServer,
    percent: percentServer,
    boolean: booleanServer,
    choice: choiceServer,
    choices: choicesServer,
    date: dateServer,
    dateTime: dateTimeServer,
    duration: durationServer,
    dateRange: dateRangeServer,
    email: emailServer,
    phone: phoneServer,
    url: urlServer,
    password: passwordServer,
    image: imageServer,
    images: imagesServer,
    video: videoServer,
    file: fileServer,
    reference: referenceServer,
    references: referencesServer,
    parent: parentServer,
    rows: rowsServer,
    point: pointServer,
    json: jsonServer,
  } satisfies Record<string, ServerKind>),
);

/** Registers the server halves of kinds that resources define, by the names of the kinds. */
export function registerServerKinds(kinds: Readonly<Record<string, ServerKind>>): void {
  for (const [name, kind] of Object.entries(kinds)) halves.set(name, kind);
}

/** Finds a kind's half: its own, or that of the kind that it is based on. */
function findHalf({ name, base }: FieldKind): ServerKind {
  const half = halves.get(name) ?? halves.get(base ?? "");
  if (!half)
    throw new TypeError(`the kind "${name}" has no server half: give it a base, or register one`);
  return half;
}
/** Returns the server half of a field's kind; that of a computed field is its value's. */
export const getServerKind = (field: Field): ServerKind => findHalf(getValueField(field).type);
