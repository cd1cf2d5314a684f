import { createAuthProvider } from "../authProvider/index.ts";
import { createDataProvider } from "../dataProvider/index.ts";
import { connection, envelope, session } from "./connection.ts";
import { i18nProvider } from "./language.ts";
import { resources } from "./resource/resources.ts";

/** The providers of the resources, which the whole signed-in app shares. */
export const authProvider = createAuthProvider({
  resources,
  envelope,
  session,
  translate: (key) => i18nProvider.translate(key),
});
export const dataProvider = createDataProvider(resources, connection);
export { resources };
