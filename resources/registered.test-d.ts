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

/* Records have the fields of the resource that a call names, and unknown values for any other. */
export const readLimit = async () => (await provider.getOne("suppliers", { id: 7 })).data.creditLimit;
export const readAny = async (): Promise<unknown> => (await provider.getOne(requested, { id: 7 })).data.creditLimit;
export const readOpen = async () =>
  (await provider.getList("orders", { filter: { tab: "unpaid" } })).data.map(({ payPrice }) => payPrice);
export const readProfile = async () => (await provider.singleton("shopInfo")).status;
// @ts-expect-error a field that is renamed or misspelt
export const readWrong = async () => (await provider.getOne("suppliers", { id: 7 })).data.creditLimits;
// @ts-expect-error no such resource
provider.getList("supliers", {});

/* An action's name, input and output are those of its declaration. */
export const shipOne = () =>
  provider.runAction("orders", "ship", { ids: [7], input: { deliveryType: "auspost", deliveryNo: "1" } });
export const changePrice = async () => {
  const { list } = await provider.runAction("orders", "editPrice", { ids: [7], input: { editPrice: 1_250 } });
  return list[0]?.payPrice;
};
export const runAny = () => provider.runAction(requested, "close", { ids: [7], input: { reason: "" } });
// @ts-expect-error no such action
provider.runAction("orders", "shp", { ids: [7] });
// @ts-expect-error the input is required
provider.runAction("orders", "ship", { ids: [7] });
// @ts-expect-error a courier that there is not
provider.runAction("orders", "ship", { ids: [7], input: { deliveryType: "owl", deliveryNo: "1" } });
// @ts-expect-error a misspelt field of the input
provider.runAction("orders", "editPrice", { ids: [7], input: { editPrise: 1_250 } });

/* Saved values are those of the fields. */
export const limit = () => provider.bulkEdit("suppliers", { ids: [7], values: { creditLimit: 100 } });
// @ts-expect-error a field that the resource does not have
provider.bulkEdit("suppliers", { ids: [7], values: { creditLimits: 100 } });
// @ts-expect-error a field that only rules write
provider.bulkEdit("suppliers", { ids: [7], values: { status: "paused" } });
