import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AlipaySettings } from "../../adapters/pay/alipay/AlipayClient.ts";
import type { StripeSettings } from "../../adapters/pay/stripe/stripeProviders.ts";
import type { WechatSettings } from "../../adapters/pay/wechat/WechatClient.ts";
import { payProviders } from "../../core/payMethods.ts";
import type { PayProvider } from "../../resources/payments/index.ts";
import { ConfigError } from "../configError.ts";
import { getCallbackPath } from "./webhookDeliverer.ts";

/** Settings of the payment providers that are configured; the others are null. */
export interface ProviderSettings {
  stripe: (StripeSettings & { methods: readonly PayProvider[] }) | null;
  wechat: WechatSettings | null;
  alipay: AlipaySettings | null;
}

type Env = Readonly<Record<string, string | undefined>>;
interface MarketSettings {
  /** Base URL of this server for providers. */
  publicUrl: string | null;
  /** ISO 4217 code of the currency in which the market sells. */
  currency: string;
}

/** Reads variables that belong together: all of them, or none. Returns a getter. */
function readGroup<Name extends string>(
  env: Env,
  names: readonly [Name, ...Name[]],
): ((name: Name) => string) | null {
  const [first] = names;
  if (!env[first]) return null;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(`${first} is set. Set ${missing.join(", ")} too.`);
  return (name) => env[name] ?? "";
}

function readKey(name: string, file: string, create: (pem: string) => KeyObject): KeyObject {
  try {
    return create(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `${name} is ${file}, which isn't a readable key in PEM format (${reason}).`,
    );
  }
}

/** WeChat Pay and Alipay settle in yuan with merchants of their own. */
function assertYuan(name: string, { currency }: MarketSettings): void {
  if (currency === "CNY") return;
  throw new ConfigError(
    `${name} is set, but the market sells in ${currency}, and this account settles in CNY. Take the payments through Stripe, with STRIPE_METHODS=card,wxPay,aliPay.`,
  );
}

function readNotifyUrl(name: string, { publicUrl }: MarketSettings, provider: PayProvider): string {
  if (!publicUrl) throw new ConfigError(`${name} is set. Set PUBLIC_URL too.`);
  return publicUrl + getCallbackPath(provider);
}

function readMethods(raw: string): PayProvider[] {
  return raw.split(",").map((one) => {
    const method = payProviders.find((name) => name === one.trim());
    if (!method)
      throw new ConfigError(`STRIPE_METHODS has "${one}". Use ${payProviders.join(", ")}.`);
    return method;
  });
}

function readStripe(env: Env, { currency }: MarketSettings): ProviderSettings["stripe"] {
  const get = readGroup(env, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PAY_RETURN_URL"]);
  if (!get) return null;
  return {
    secretKey: get("STRIPE_SECRET_KEY"),
    webhookSecret: get("STRIPE_WEBHOOK_SECRET"),
    returnUrl: get("PAY_RETURN_URL"),
    currency,
    apiUrl: env.STRIPE_API_URL || null,
    methods: readMethods(env.STRIPE_METHODS || "card"),
  };
}

function readWechat(env: Env, market: MarketSettings): WechatSettings | null {
  const get = readGroup(env, [
    "WECHAT_PAY_MCH_ID",
    "WECHAT_PAY_APP_ID",
    "WECHAT_PAY_SERIAL_NO",
    "WECHAT_PAY_PRIVATE_KEY_FILE",
    "WECHAT_PAY_PUBLIC_KEY_ID",
    "WECHAT_PAY_PUBLIC_KEY_FILE",
    "WECHAT_PAY_API_KEY",
  ]);
  if (!get) return null;
  assertYuan("WECHAT_PAY_MCH_ID", market);
  if (get("WECHAT_PAY_API_KEY").length !== 32)
    throw new ConfigError("WECHAT_PAY_API_KEY isn't an APIv3 key, which has 32 characters.");
  return {
    appId: get("WECHAT_PAY_APP_ID"),
    mchId: get("WECHAT_PAY_MCH_ID"),
    serialNo: get("WECHAT_PAY_SERIAL_NO"),
    privateKey: readKey(
      "WECHAT_PAY_PRIVATE_KEY_FILE",
      get("WECHAT_PAY_PRIVATE_KEY_FILE"),
      createPrivateKey,
    ),
    publicKeyId: get("WECHAT_PAY_PUBLIC_KEY_ID"),
    publicKey: readKey(
      "WECHAT_PAY_PUBLIC_KEY_FILE",
      get("WECHAT_PAY_PUBLIC_KEY_FILE"),
      createPublicKey,
    ),
    apiKey: get("WECHAT_PAY_API_KEY"),
    notifyUrl: readNotifyUrl("WECHAT_PAY_MCH_ID", market, "wxPay"),
    apiUrl: env.WECHAT_PAY_API_URL || null,
  };
}

function readAlipay(env: Env, market: MarketSettings): AlipaySettings | null {
  const get = readGroup(env, [
    "ALIPAY_APP_ID",
    "ALIPAY_PRIVATE_KEY_FILE",
    "ALIPAY_PUBLIC_KEY_FILE",
    "PAY_RETURN_URL",
  ]);
  if (!get) return null;
  assertYuan("ALIPAY_APP_ID", market);
  return {
    appId: get("ALIPAY_APP_ID"),
    privateKey: readKey(
      "ALIPAY_PRIVATE_KEY_FILE",
      get("ALIPAY_PRIVATE_KEY_FILE"),
      createPrivateKey,
    ),
    publicKey: readKey("ALIPAY_PUBLIC_KEY_FILE", get("ALIPAY_PUBLIC_KEY_FILE"), createPublicKey),
    notifyUrl: readNotifyUrl("ALIPAY_APP_ID", market, "aliPay"),
    returnUrl: get("PAY_RETURN_URL"),
    gatewayUrl: env.ALIPAY_GATEWAY_URL || null,
  };
}

/**
 * Reads the settings of the payment providers from environment variables.
 *
 * @throws {ConfigError} when variables of a provider are missing or wrong, or two providers take
 * the same method of payment.
 */
export function readProviderSettings(env: Env, market: MarketSettings): ProviderSettings {
  const stripe = readStripe(env, market);
  const wechat = readWechat(env, market);
  const alipay = readAlipay(env, market);
  const twice = stripe?.methods.find(
    (method) => (method === "wxPay" && wechat) || (method === "aliPay" && alipay),
  );
  if (twice) throw new ConfigError(`STRIPE_METHODS has ${twice}, which another provider takes.`);
  return { stripe, wechat, alipay };
}
