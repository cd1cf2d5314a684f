import { drawQrCode } from "../core/server/drawQrCode.ts";
import type { Caller } from "../framework/server/engine.ts";
import { maskNumber } from "../resources/finance/index.ts";
import type { CreateRecord } from "./fill.ts";
import { type StorePicture, storeRendering } from "./pictures.ts";

/** Adds the withdrawal accounts of the demo's shops: each kind, in each state. */
export async function addAccounts(
  { createRecord, storePicture }: { createRecord: CreateRecord; storePicture: StorePicture },
  owner: Caller,
): Promise<void> {
  const { name: realname, tenantId: shopId } = owner.actor;
  const own = 137 * ((shopId ?? 1) - 1);
  const add = (holder: string, number: string | null, values: Record<string, unknown>) =>
    createRecord(owner, "withdrawAccounts", {
      realname,
      status: "approved",
      ...values,
      number: number && maskNumber(number),
      title: `${holder} ${number ? maskNumber(number) : realname}`,
    });
  const bank = (bank: string, bankAccount: string, more: Record<string, unknown>) =>
    add(bank, bankAccount, { kind: "bank", bank, bankAccount, ...more });
  await bank("AU", String(12_345_678 + own), { bsb: "062-000", bankSub: "Sydney" });
  const address = `${realname.toLowerCase().replace(" ", ".")}@example.com`;
  await add("Alipay", address, { kind: "alipay", alipayAccount: address });
  const code = drawQrCode(`https://example.com/pay/${shopId}`, 480);
  await add("WeChat", null, {
    kind: "wechat",
    wechatQr: await storeRendering(storePicture, code, `private/${shopId}`),
  });
  await bank("CMB", `622588013344${7712 + own}`, {
    status: "rejected",
    reason: "The account belongs to somebody else. Please add an account of the shop's owner.",
  });
  await bank("ICBC", `622202020011223${3445 + own}`, { status: "pending", bankSub: "Shanghai" });
}
