import type { AdminProvider } from "../framework/admin/provider.ts";
import type { UnknownTarget } from "../framework/schema/index.ts";
import type { Engine } from "../framework/server/engine.ts";

declare const engine: Engine;
declare const provider: AdminProvider;
declare const requested: string;

/* Every reference names a resource: a misspelt one is the type that `true` is not. */
export const known: [UnknownTarget] extends [never] ? true : { misspelt: UnknownTarget } = true;

/* The engine returns the declaration of a known name, and any one for the name of a request. */
export const { creditLimit } = engine.resource("suppliers").fields;
export const { fields } = engine.resource(requested);
// @ts-expect-error no such resource
engine.resource("supliers");

/* A call's input and answer are those of its declaration. */
export const findOrder = async (): Promise<string> =>
  (await provider.runCall("writeOffs", "lookup", { verifyCode: "1234" })).orderNo;
// @ts-expect-error no such resource
provider.runCall("writeOfs", "lookup", { verifyCode: "1234" });
// @ts-expect-error no such call
provider.runCall("writeOffs", "look", { verifyCode: "1234" });
// @ts-expect-error the code is required
provider.runCall("writeOffs", "lookup", {});
