import english from "ra-language-english";
import { formWords } from "../../framework/admin/form/locales/en.ts";
import { importWords } from "../../framework/admin/import/locales/en.ts";
import { listWords } from "../../framework/admin/list/locales/en.ts";
import { rightsWords } from "../../framework/admin/rights/locales/en.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { en as schemaWords } from "../../framework/schema/locales/en.ts";
import { pickerWords } from "../../resources/goods/picker/locales/screen/en.ts";
import { joinWords } from "../join/locales/en.ts";
import { shellWords } from "../locales/en.ts";
import { signInWords } from "../signIn/locales/en.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/*/locales/en.ts", { eager: true, import: "default" });
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
