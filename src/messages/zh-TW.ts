import { formWords } from "../../framework/admin/form/locales/zh-TW.ts";
import { importWords } from "../../framework/admin/import/locales/zh-TW.ts";
import { listWords } from "../../framework/admin/list/locales/zh-TW.ts";
import { rightsWords } from "../../framework/admin/rights/locales/zh-TW.ts";
import type { ResourceWords } from "../../framework/schema/index.ts";
import { zhTW as schemaWords } from "../../framework/schema/locales/zh-TW.ts";
import { zhTW as raWords } from "../../i18n/ra/zh-TW.ts";
import { pickerWords } from "../../resources/goods/picker/locales/screen/zh-TW.ts";
import { joinWords } from "../join/locales/zh-TW.ts";
import { shellWords } from "../locales/zh-TW.ts";
import { signInWords } from "../signIn/locales/zh-TW.ts";

const files = import.meta.glob<ResourceWords>("../../resources/*/*/locales/zh-TW.ts", {
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
