import { toString as drawCode } from "qrcode";
import type { Caller } from "../../framework/server/engine.ts";
import { masked } from "../../resources/withdrawAccounts/masked.ts";
import type { Put } from "./fill.ts";
import { type KeepPicture, keepDrawing } from "./pictures.ts";

/** Where the demo's shops are paid, or would like to be: each kind, in each state. */
export async function addAccounts({ put, keep }: { put: Put; keep: KeepPicture }, owner: Caller): Promise<void> {
  const { name: realname, shopId } = owner.actor;
  const add = (holder: string, number: string | null, values: Record<string, unknown>) =>
    put(owner, "withdrawAccounts", {
      realname,
      status: "approved",
      ...values,
      number: number && masked(number),
      title: `${holder} ${number ? masked(number) : realname}`,
    });
  const bank = (bank: string, bankAccount: string, more: Record<string, unknown>) =>
    add(bank, bankAccount, { kind: "bank", bank, bankAccount, ...more });
  await bank("AU", "12345678", { bsb: "062-000", bankSub: "Sydney" });
  const address = `${realname.toLowerCase().replace(" ", ".")}@example.com`;
  await add("Alipay", address, { kind: "alipay", alipayAccount: address });
  const code = await drawCode(`https://example.com/pay/${shopId}`, { type: "svg", width: 480 });
  await add("WeChat", null, { kind: "wechat", wechatQr: await keepDrawing(keep, code, `private/${shopId}`) });
  await bank("CMB", "6225880133447712", {
    status: "rejected",
    reason:
      "The holder is somebody else. Please name an account of the shop's owner. 户名与店主不符，请提供店主本人账户。",
  });
  await bank("ICBC", "6222020200112233445", { status: "pending", bankSub: "Shanghai" });
}
