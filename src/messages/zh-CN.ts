import { formWords } from "../../framework/admin/form/words/zh-CN.ts";
import { importWords } from "../../framework/admin/import/words/zh-CN.ts";
import { listWords } from "../../framework/admin/list/words/zh-CN.ts";
import { rightsWords } from "../../framework/admin/rights/words/zh-CN.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { zhCN as schemaWords } from "../../framework/schema/words/zh-CN.ts";
import { zhCN as raWords } from "../../i18n/ra/zh-CN.ts";
import { pickerWords } from "../../resources/picker/words/zh-CN.ts";
import { joinWords } from "../join/words/zh-CN.ts";
import { signInWords } from "../signIn/words/zh-CN.ts";
import { shellWords } from "../words/zh-CN.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/zh-CN.ts", { eager: true, import: "default" });
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
