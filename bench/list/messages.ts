import polyglotI18nProvider from "ra-i18n-polyglot";
import { buildMessages } from "../../i18n/resourceMessages.ts";
import { suppliers } from "../../resources/inventory/index.ts";
import { messages as english } from "../../src/messages/en.ts";
import { deliveries } from "./deliveries.ts";

export const resources = [deliveries, suppliers];
const { ra, schema, framework, labels: _, texts: _texts, ...markethall } = english;
const messages = { ra, ...schema, framework, markethall, resources: buildMessages(resources, {}) };
/** The same messages for both tables. */
export const i18nProvider = polyglotI18nProvider(() => messages, "en", [], { allowMissing: true });
