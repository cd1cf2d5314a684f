import english from "ra-language-english";
import type { StringMap } from "react-admin";
import { dashboardMessages } from "../../framework/admin/dashboard/locales/en.ts";
import { formMessages } from "../../framework/admin/form/locales/en.ts";
import type { ResourceMessages } from "../../framework/schema/index.ts";
import { importMessages } from "../../i18n/framework/import/locales/en.ts";
import { listMessages } from "../../i18n/framework/list/locales/en.ts";
import { rightsMessages } from "../../i18n/framework/rights/locales/en.ts";
import { en as schemaMessages } from "../../i18n/framework/schema/locales/en.ts";
import { joinMessages } from "../join/locales/en.ts";
import { shellMessages } from "../locales/en.ts";
import { signInMessages } from "../signIn/locales/en.ts";

/** What every page shows of the resources. */
const labels = import.meta.glob<ResourceMessages>("../../resources/*/*/locales/en.ts", {
  query: "?labels",
  eager: true,
  import: "default",
});
/** What the screens of the resources show, a chunk for each domain. */
const texts = import.meta.glob<ResourceMessages>("../../resources/*/*/locales/en.ts", {
  query: "?texts",
  import: "default",
});
/** Messages of screens that belong to no resource, by the name of their folder. */
const screens = import.meta.glob<StringMap>("../../resources/*/picker/locales/screen/en.ts", {
  eager: true,
  import: "default",
});

/** The messages of this locale, a separate chunk. */
export const messages = {
  ra: english.ra,
  schema: schemaMessages,
  framework: {
    dashboard: dashboardMessages,
    list: listMessages,
    import: importMessages,
    rights: rightsMessages,
    ...formMessages,
  },
  shell: shellMessages,
  signIn: signInMessages,
  join: joinMessages,
  labels,
  texts,
  screens,
};
