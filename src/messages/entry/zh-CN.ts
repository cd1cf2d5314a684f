import { formMessages } from "../../../i18n/framework/form/locales/zh-CN.ts";
import { zhCN as schemaMessages } from "../../../i18n/framework/schema/locales/zh-CN.ts";
import { zhCN as raMessages } from "../../../i18n/ra/zh-CN.ts";
import { shellMessages } from "../../locales/zh-CN.ts";
import { signInMessages } from "../../signIn/locales/zh-CN.ts";

/** The messages of this locale that a visitor sees before signing in. */
export const messages = {
  ra: raMessages.ra,
  ...schemaMessages,
  framework: { form: formMessages.form },
  markethall: { shell: shellMessages, signIn: signInMessages },
};
