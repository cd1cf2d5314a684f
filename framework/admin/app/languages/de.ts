import english from "ra-language-english";
import { appMessages } from "../../../../i18n/framework/app/locales/de.ts";
import { formMessages } from "../../../../i18n/framework/form/locales/de.ts";
import { importMessages } from "../../../../i18n/framework/import/locales/de.ts";
import { listMessages } from "../../../../i18n/framework/list/locales/de.ts";
import { mergeMessages } from "../../../../i18n/mergeMessages.ts";
import { de as react } from "../../../../i18n/ra/de.ts";
import { rightsMessages } from "../../rights/locales/en.ts";

/** The framework's messages of the browser in German; the role editor is English. */
export const de = {
  ra: mergeMessages(english.ra, react),
  framework: {
    ...formMessages,
    list: listMessages,
    import: importMessages,
    rights: rightsMessages,
    app: appMessages,
  },
};
