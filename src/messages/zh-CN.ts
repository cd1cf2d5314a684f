import { formWords } from "../../framework/admin/form/locales/zh-CN.ts";
import { importWords } from "../../framework/admin/import/locales/zh-CN.ts";
import { listWords } from "../../framework/admin/list/locales/zh-CN.ts";
import { rightsWords } from "../../framework/admin/rights/locales/zh-CN.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { zhCN as schemaWords } from "../../framework/schema/locales/zh-CN.ts";
import { zhCN as raWords } from "../../i18n/ra/zh-CN.ts";
import { pickerWords } from "../../resources/goods/picker/locales/screen/zh-CN.ts";
import { joinWords } from "../join/locales/zh-CN.ts";
import { shellWords } from "../locales/zh-CN.ts";
import { signInWords } from "../signIn/locales/zh-CN.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/*/locales/zh-CN.ts", {
  eager: true,
  import: "default",
});
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
