import { definePlugin } from "../framework/server/definePlugin.ts";
import type { ServerKind } from "../framework/server/fields/ServerKind.ts";

type Halves = Readonly<Record<string, ServerKind>>;
const modules = import.meta.glob<Halves>("../resources/*/*/*/*Kind.server.ts", {
  eager: true,
  import: "default",
});

/** The server's halves of the kinds that resources define. */
export const fieldKinds = definePlugin({
  name: "fieldKinds",
  kinds: Object.assign({}, ...Object.values(modules)) as Halves,
});
