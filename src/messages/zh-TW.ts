import { formWords } from "../../framework/admin/form/words/zh-TW.ts";
import { importWords } from "../../framework/admin/import/words/zh-TW.ts";
import { listWords } from "../../framework/admin/list/words/zh-TW.ts";
import { rightsWords } from "../../framework/admin/rights/words/zh-TW.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { zhTW as schemaWords } from "../../framework/schema/words/zh-TW.ts";
import { zhTW as raWords } from "../../i18n/ra/zh-TW.ts";
import { pickerWords } from "../../resources/picker/words/zh-TW.ts";
import { joinWords } from "../join/words/zh-TW.ts";
import { signInWords } from "../signIn/words/zh-TW.ts";
import { shellWords } from "../words/zh-TW.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/zh-TW.ts", { eager: true, import: "default" });
/** All that is said in this language; a chunk of its own. */
export const words = {
  ra: raWords.ra,
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
