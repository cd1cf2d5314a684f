import textDisplay from "../../fields/text/display.tsx";
import { toKindNames } from "../../fields/toKindNames.ts";
import { type Field, getValueField } from "../../schema/index.ts";
import type { KindDisplay } from "./KindDisplay.ts";

/** The displays of the framework's kinds, each in the folder of its kind. */
const builtIn = import.meta.glob<KindDisplay>("../../fields/*/display.tsx", {
  eager: true,
  import: "default",
});
const byName = new Map(toKindNames(builtIn));

/** Displays of kinds that resources define, by the names of the kinds. */
export type OwnDisplays = Readonly<Record<string, KindDisplay | undefined>>;
/** Returns the display of a field: its kind's own, or that of the kind that it is based on. */
export const getDisplay = ({ type: { name, base } }: Field, own: OwnDisplays = {}): KindDisplay =>
  own[name] ?? byName.get(name) ?? byName.get(base ?? "") ?? textDisplay;
/** Returns the display of a field's values; that of a computed field is its value's. */
export const getValueDisplay = (field: Field, own?: OwnDisplays): KindDisplay =>
  getDisplay(getValueField(field), own);
