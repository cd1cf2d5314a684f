import TextInput from "../../fields/text/input.tsx";
import { toKindNames } from "../../fields/toKindNames.ts";
import type { Field } from "../../schema/index.ts";
import type { KindInput } from "../input/InputProps.ts";

/** The inputs of the framework's kinds, each in the folder of its kind. */
const builtIn = import.meta.glob<KindInput>("../../fields/*/input.tsx", {
  eager: true,
  import: "default",
});
const byName = new Map(toKindNames(builtIn));

/** Returns the input of a field: its kind's, or that of the kind that it is based on. */
export const getInput = ({ type: { name, base } }: Field): KindInput =>
  byName.get(name) ?? byName.get(base ?? "") ?? TextInput;
