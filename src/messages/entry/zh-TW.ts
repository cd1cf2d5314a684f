import { formMessages } from "../../../i18n/framework/form/locales/zh-TW.ts";
import { zhTW as schemaMessages } from "../../../i18n/framework/schema/locales/zh-TW.ts";
import { zhTW as raMessages } from "../../../i18n/ra/zh-TW.ts";
import { shellMessages } from "../../locales/zh-TW.ts";
import { signInMessages } from "../../signIn/locales/zh-TW.ts";

/** The messages of this locale that a visitor sees before signing in. */
export const messages = {
  ra: raMessages.ra,
  ...schemaMessages,
  framework: { form: formMessages.form },
  markethall: { shell: shellMessages, signIn: signInMessages },
};
