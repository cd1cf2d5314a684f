import type { StringMap } from "react-admin";
import type { ResourceMessages } from "../../framework/schema/index.ts";
import { dashboardMessages } from "../../i18n/framework/dashboard/locales/zh-CN.ts";
import { formMessages } from "../../i18n/framework/form/locales/zh-CN.ts";
import { importMessages } from "../../i18n/framework/import/locales/zh-CN.ts";
import { listMessages } from "../../i18n/framework/list/locales/zh-CN.ts";
import { rightsMessages } from "../../i18n/framework/rights/locales/zh-CN.ts";
import { zhCN as schemaMessages } from "../../i18n/framework/schema/locales/zh-CN.ts";
import { zhCN as raMessages } from "../../i18n/ra/zh-CN.ts";
import { joinMessages } from "../join/locales/zh-CN.ts";
import { shellMessages } from "../locales/zh-CN.ts";
import { signInMessages } from "../signIn/locales/zh-CN.ts";

/** What every page shows of the resources. */
const labels = import.meta.glob<ResourceMessages>("../../resources/*/*/locales/zh-CN.ts", {
  query: "?labels",
  eager: true,
  import: "default",
});
/** What the screens of the resources show, a chunk for each domain. */
const texts = import.meta.glob<ResourceMessages>("../../resources/*/*/locales/zh-CN.ts", {
  query: "?texts",
  import: "default",
});
/** Messages of screens that belong to no resource, by the name of their folder. */
const screens = import.meta.glob<StringMap>("../../resources/*/picker/locales/screen/zh-CN.ts", {
  eager: true,
  import: "default",
});

/** The messages of this locale, a separate chunk. */
export const messages = {
  ra: raMessages.ra,
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
