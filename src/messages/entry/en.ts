import english from "ra-language-english";
import { formMessages } from "../../../framework/admin/form/locales/en.ts";
import { en as schemaMessages } from "../../../i18n/framework/schema/locales/en.ts";
import { shellMessages } from "../../locales/en.ts";
import { signInMessages } from "../../signIn/locales/en.ts";

/** The messages of this locale that a visitor sees before signing in. */
export const messages = {
  ra: english.ra,
  ...schemaMessages,
  framework: { form: formMessages.form },
  markethall: { shell: shellMessages, signIn: signInMessages },
};
