import type { ServerKind } from "../framework/server/fields/ServerKind.ts";
import { registerServerKinds } from "../framework/server/fields/serverKinds.ts";

type Halves = Readonly<Record<string, ServerKind>>;
const modules = import.meta.glob<Halves>("../resources/*/*/*/*Kind.server.ts", {
  eager: true,
  import: "default",
});

/** Registers the server's halves of the kinds that resources define. */
export function registerKinds(): void {
  for (const halves of Object.values(modules)) registerServerKinds(halves);
}
