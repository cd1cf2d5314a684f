import { type Localized, type PlainShape, shapes } from "../../framework/schema/index.ts";
import { contentLanguages } from "../app.ts";

const { map, nullable, string } = shapes;
const byLanguage = map(nullable(string()), `Text in ${contentLanguages.join(", ")}`);

/** A text by language on the wire. */
export const localizedText: PlainShape<Localized> = { describe: () => byLanguage.describe() };
