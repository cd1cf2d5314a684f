import { createAuthProvider } from "../authProvider/index.ts";
import { createDataProvider } from "../dataProvider/index.ts";
import { resources } from "../resources/index.ts";
import { connection, envelope, session } from "./connection.ts";
import { i18nProvider } from "./language.ts";

/** The providers of the declared resources, which the whole signed-in app shares. */
export const authProvider = createAuthProvider({
  resources,
  envelope,
  session,
  translate: (key) => i18nProvider.translate(key),
});
export const dataProvider = createDataProvider(resources, connection);
export { resources };
