import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAlipayProvider } from "../alipay/alipayProvider.ts";
import { createStripeProviders } from "../stripe/stripeProviders.ts";
import { createWechatProvider } from "../wechat/wechatProvider.ts";
import { listen } from "./localServer.ts";

const signal = new AbortController().signal;
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const charge = { number: "C1", chargeId: "cs_1" };

describe("somebody between us and the provider", () => {
  /** What the server answers, whatever it is asked. */
  let answer = { status: 200, body: "" };
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(() => answer);
  });
  afterAll(() => server.close());

  const createWechat = () =>
    createWechatProvider({
      appId: "wx1",
      mchId: "1900000109",
      serialNo: "SERIAL1",
      privateKey,
      publicKeyId: "PUB_KEY_ID_1",
      publicKey,
      apiKey: "0123456789abcdef0123456789abcdef",
      notifyUrl: "https://market.example/callback",
      apiUrl: server.url,
    });
  const createAlipay = () =>
    createAlipayProvider({
      appId: "2026000000000001",
      privateKey,
      publicKey,
      notifyUrl: "https://market.example/callback",
      returnUrl: "https://shop.example",
      gatewayUrl: server.url,
    });
  const createStripe = () => {
    const [provider] = createStripeProviders(
      {
        secretKey: "sk_test",
        webhookSecret: "whsec",
        returnUrl: "https://shop.example",
        currency: "AUD",
        apiUrl: server.url,
      },
      ["card"],
    );
    if (!provider) throw new Error("no provider was created");
    return provider;
  };

  test("WeChat Pay's answer without its signature is not believed", async () => {
    const paid = { trade_state: "SUCCESS", transaction_id: "1", amount: { total: 1 } };
    answer = { status: 200, body: JSON.stringify(paid) };
    await expect(createWechat().query(charge, signal)).rejects.toMatchObject({
      final: false,
      message: "the answer has no signature of WeChat Pay",
    });
  });

  test("Alipay's answer without its signature, or with another one, is not believed", async () => {
    const paid = { code: "10000", trade_status: "TRADE_SUCCESS", trade_no: "1" };
    for (const more of [{}, { sign: "c2lnbg==" }]) {
      answer = {
        status: 200,
        body: JSON.stringify({ alipay_trade_query_response: paid, ...more }),
      };
      await expect(createAlipay().query(charge, signal)).rejects.toMatchObject({
        final: false,
        message: "the answer has no signature of Alipay",
      });
    }
  });

  test("an answer that is no JSON, or has no state, may be asked for again", async () => {
    for (const body of ["<html>", "[]", "{}"]) {
      answer = { status: 500, body };
      for (const provider of [createWechat(), createAlipay(), createStripe()])
        await expect(provider.query(charge, signal)).rejects.toMatchObject({
          name: "ProviderError",
        });
    }
  });

  test("a rejected key is a setting to mend: nothing is final", async () => {
    answer = { status: 401, body: JSON.stringify({ code: "SIGN_ERROR", message: "no" }) };
    await expect(createWechat().query(charge, signal)).rejects.toMatchObject({
      final: false,
      code: "notConfigured",
    });
    answer = { status: 401, body: JSON.stringify({ error: { message: "Invalid API Key" } }) };
    await expect(createStripe().query(charge, signal)).rejects.toMatchObject({
      final: false,
      code: "notConfigured",
    });
    const wrong = { code: "40002", sub_code: "isv.invalid-signature", sub_msg: "no" };
    answer = { status: 200, body: JSON.stringify({ error_response: wrong }) };
    await expect(createAlipay().query(charge, signal)).rejects.toMatchObject({
      final: false,
      code: "notConfigured",
    });
  });
});
