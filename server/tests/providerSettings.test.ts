import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProviders } from "../payments/createProviders.ts";
import { readProviderSettings } from "../payments/providerSettings.ts";

let folder: string;
let keys: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "keys-"));
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const files = { own: path.join(folder, "own.pem"), their: path.join(folder, "their.pem") };
  writeFileSync(files.own, privateKey.export({ type: "pkcs8", format: "pem" }));
  writeFileSync(files.their, publicKey.export({ type: "spki", format: "pem" }));
  keys = files;
});
afterAll(() => rmSync(folder, { recursive: true }));

const stripe = {
  STRIPE_SECRET_KEY: "sk_test",
  STRIPE_WEBHOOK_SECRET: "whsec",
  PAY_RETURN_URL: "https://shop.example/paid",
};
const wechat = () => ({
  WECHAT_PAY_MCH_ID: "1900000109",
  WECHAT_PAY_APP_ID: "wx1",
  WECHAT_PAY_SERIAL_NO: "SERIAL1",
  WECHAT_PAY_PRIVATE_KEY_FILE: keys.own,
  WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_1",
  WECHAT_PAY_PUBLIC_KEY_FILE: keys.their,
  WECHAT_PAY_API_KEY: "0123456789abcdef0123456789abcdef",
});
const alipay = () => ({
  ALIPAY_APP_ID: "2026000000000001",
  ALIPAY_PRIVATE_KEY_FILE: keys.own,
  ALIPAY_PUBLIC_KEY_FILE: keys.their,
  PAY_RETURN_URL: "https://shop.example/paid",
});
const publicUrl = "https://market.example";
const listNames = async (env: object, currency: string) =>
  (await createProviders(readProviderSettings({ ...env }, { publicUrl, currency }))).map(
    ({ name }) => name,
  );

test("no provider takes payments until it is configured", async () => {
  expect(await listNames({}, "AUD")).toEqual([]);
});

test("Stripe takes cards, and the methods that are named", async () => {
  expect(await listNames(stripe, "AUD")).toEqual(["card"]);
  expect(await listNames({ ...stripe, STRIPE_METHODS: "card, wxPay,aliPay" }, "AUD")).toEqual([
    "card",
    "wxPay",
    "aliPay",
  ]);
});

test("WeChat Pay and Alipay take payments in yuan, and name the address of their events", async () => {
  const env = { ...wechat(), ...alipay() };
  expect(await listNames(env, "CNY")).toEqual(["wxPay", "aliPay"]);
  const settings = readProviderSettings(env, { publicUrl, currency: "CNY" });
  expect(settings.wechat?.notifyUrl).toBe(
    "https://market.example/api/store/v1/payments/callback/wxPay",
  );
});

test.each([
  ["a missing secret", { STRIPE_SECRET_KEY: "sk" }, /Set STRIPE_WEBHOOK_SECRET, PAY_RETURN_URL/],
  ["an unknown method", { ...stripe, STRIPE_METHODS: "cash" }, /"cash"/],
  ["no public address", { WECHAT: true }, /PUBLIC_URL/],
  ["an unreadable key", { ALIPAY: true, ALIPAY_PUBLIC_KEY_FILE: "/none.pem" }, /none\.pem/],
  ["a short key", { WECHAT: true, WECHAT_PAY_API_KEY: "short" }, /32 characters/],
  ["one method twice", { WECHAT: true, ...stripe, STRIPE_METHODS: "wxPay" }, /another provider/],
])("a start refuses %s and names the variable", (name, given, message) => {
  const env = {
    ...("WECHAT" in given ? wechat() : {}),
    ...("ALIPAY" in given ? alipay() : {}),
    ...given,
    WECHAT: undefined,
    ALIPAY: undefined,
  };
  const address = name === "no public address" ? null : publicUrl;
  expect(() => readProviderSettings(env, { publicUrl: address, currency: "CNY" })).toThrow(message);
});

test("a market that sells in another currency is referred to Stripe", () => {
  expect(() => readProviderSettings(wechat(), { publicUrl, currency: "AUD" })).toThrow(
    /sells in AUD.*STRIPE_METHODS/,
  );
});
