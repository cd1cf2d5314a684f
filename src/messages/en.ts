import english from "ra-language-english";
import { formWords } from "../../framework/admin/form/words/en.ts";
import { importWords } from "../../framework/admin/import/words/en.ts";
import { listWords } from "../../framework/admin/list/words/en.ts";
import { rightsWords } from "../../framework/admin/rights/words/en.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { en as schemaWords } from "../../framework/schema/words/en.ts";
import { pickerWords } from "../../resources/picker/words/en.ts";
import { joinWords } from "../join/words/en.ts";
import { signInWords } from "../signIn/words/en.ts";
import { shellWords } from "../words/en.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/en.ts", { eager: true, import: "default" });
/** All that is said in this language; a chunk of its own. */
export const words = {
  ra: english.ra,
  schema: schemaWords,
  list: listWords,
  import: importWords,
  rights: rightsWords,
  ...formWords,
  shell: shellWords,
  signIn: signInWords,
  join: joinWords,
  picker: pickerWords,
  files,
};
