import { isIP } from "node:net";
import path from "node:path";
import { app } from "../core/app.ts";
import {
  defaultTimeouts,
  type StatementTimeouts,
} from "../framework/server/database/requestLoad.ts";
import { ConfigError } from "./configError.ts";
import { defaultLimits, type MemberLimits } from "./limits/memberLimits.ts";
import { defaultPerMinute } from "./limits/storefrontLimits.ts";
import { type ProviderSettings, readProviderSettings } from "./payments/providerSettings.ts";
import type { OpenIdSettings } from "./signIn/openId.ts";

/** Configuration of the process: validated environment variables. */
export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Address of the same PostgreSQL without a connection pooler in between. */
  listenUrl: string | null;
  demo: boolean;
  poolSize: number;
  /** Trusted proxies: none, a number of hops, or the proxies of some networks. */
  trustProxy: TrustProxy;
  /**
   * Whether imports may also fetch pictures from private networks, where the shops' own servers are
   * nearby.
   */
  privatePictures: boolean;
  /** Whether shops may have webhooks in private networks. */
  privateWebhooks: boolean;
  logLevel: string;
  /** Mail server and sender address; without it, e-mails are only stored. */
  mail: { url: string; from: string } | null;
  sms: { url: string; token: string | null } | null;
  openId: OpenIdSettings | null;
  publicUrl: string | null;
  /**
   * Origins that may make storefront calls (null allows all), and the calls per minute of one
   * network.
   */
  store: { origins: readonly string[] | null; perMinute: number };
  /** Calls per minute of a member, a shop or a network. */
  limits: MemberLimits;
  /** Storage quota of one shop's files in megabytes. */
  fileQuotaMb: number;
  /** Statement timeouts of calls. */
  timeouts: StatementTimeouts;
  /**
   * Whether the sandbox replaces real providers (in the demo or when configured), the secret that
   * signs its webhooks, and the real providers.
   */
  pay: { sandbox: boolean; sandboxSecret: string | null; providers: ProviderSettings };
}
function parsePort(raw: string): number {
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port > 65_535)
    throw new ConfigError(`PORT is "${raw}", which isn't a port. Use a number from 0 to 65535.`);
  return port;
}
/** Number of proxies in front of the process, or the networks that contain them. */
export type TrustProxy = false | number | string[];

/** Named network ranges. */
const networkNames = ["loopback", "linklocal", "uniquelocal"];
function isNetwork(one: string): boolean {
  if (networkNames.includes(one)) return true;
  const [address = "", bits, ...rest] = one.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
/**
 * Parses `off`, a number of hops, or comma-separated networks. `on` is one hop: only the nearest
 * proxy's own headers are trusted.
 */
function trustProxyFrom(raw: string): TrustProxy {
  if (raw === "off") return false;
  if (raw === "on") return 1;
  if (/^[1-9]$/.test(raw)) return Number(raw);
  const networks = raw.split(",").map((one) => one.trim());
  const wrong = networks.find((one) => !isNetwork(one));
  if (wrong !== undefined)
    throw new ConfigError(
      `TRUST_PROXY has "${wrong}": use off, the number of proxies in a row (1 to 9), or their networks, such as 10.0.0.0/8,loopback`,
    );
  return networks;
}
function isOn(name: string, raw: string): boolean {
  if (raw !== "on" && raw !== "off") throw new ConfigError(`${name} is "${raw}". Use on or off.`);
  return raw === "on";
}
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
function parseDatabaseUrl(name: string, raw: string | undefined): string | null {
  if (!raw) return null;
  if (!/^postgres(ql)?:\/\//.test(raw))
    throw new ConfigError(
      `${name} isn't a PostgreSQL address. Use postgres://user:password@host:5432/database`,
    );
  return raw;
}
function parseAddress(
  name: string,
  raw: string | undefined,
  protocols: readonly string[],
): string | null {
  if (!raw) return null;
  if (!URL.canParse(raw) || !protocols.includes(new URL(raw).protocol))
    throw new ConfigError(
      `${name} isn't an address that begins with ${protocols.map((one) => `${one}//`).join(" or ")}`,
    );
  return raw;
}
function parseOpenId(env: NodeJS.ProcessEnv): OpenIdSettings | null {
  const issuer = parseAddress("OIDC_ISSUER", env.OIDC_ISSUER, ["https:", "http:"]);
  if (!issuer) return null;
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret)
    throw new ConfigError("OIDC_ISSUER is set. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET too.");
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME || new URL(issuer).hostname };
}
/** Parses `*` or comma-separated origins. */
function parseOrigins(raw: string): readonly string[] | null {
  if (raw.trim() === "*") return null;
  const origins = raw.split(",").map((one) => one.trim());
  for (const one of origins)
    if (!URL.canParse(one) || new URL(one).origin !== one)
      throw new ConfigError(
        `STORE_ORIGINS has "${one}", which isn't an origin. Use https://shop.example, or *.`,
      );
  return origins;
}
/** Parses a limit; 0 is unlimited. */
function parseLimit(name: string, raw: string, of: string): number {
  if (!/^\d{1,7}$/.test(raw))
    throw new ConfigError(`${name} is "${raw}". Use a number of ${of}, or 0 for no limit.`);
  return Number(raw);
}
const parseLimits = (env: NodeJS.ProcessEnv): MemberLimits => {
  const rate = (name: string, defaults: number) =>
    parseLimit(name, env[name] || String(defaults), "calls a minute");
  return {
    calls: rate("MEMBER_RATE", defaultLimits.calls),
    exports: rate("EXPORT_RATE", defaultLimits.exports),
    imports: rate("IMPORT_RATE", defaultLimits.imports),
    uploads: rate("UPLOAD_RATE", defaultLimits.uploads),
    captchas: rate("CAPTCHA_RATE", defaultLimits.captchas),
  };
};
/** Milliseconds, converted from seconds. */
const parseTimeouts = (env: NodeJS.ProcessEnv): StatementTimeouts => ({
  read:
    parseLimit("READ_TIMEOUT", env.READ_TIMEOUT || String(defaultTimeouts.read / 1000), "seconds") *
    1000,
  write:
    parseLimit(
      "WRITE_TIMEOUT",
      env.WRITE_TIMEOUT || String(defaultTimeouts.write / 1000),
      "seconds",
    ) * 1000,
});
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = parseDatabaseUrl("DATABASE_URL", env.DATABASE_URL);
  const poolSize = env.POOL_SIZE || "10";
  if (!/^[1-9]\d{0,3}$/.test(poolSize))
    throw new ConfigError(`POOL_SIZE is "${poolSize}". Use a whole number of connections.`);
  const demo = isOn("DEMO", env.DEMO || (databaseUrl ? "off" : "on"));
  const logLevel = env.LOG_LEVEL || "warn";
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL is "${logLevel}". Use ${logLevels.join(", ")}.`);
  const smtpUrl = parseAddress("SMTP_URL", env.SMTP_URL, ["smtp:", "smtps:"]);
  const smsUrl = parseAddress("SMS_URL", env.SMS_URL, ["https:", "http:"]);
  const publicUrl =
    parseAddress("PUBLIC_URL", env.PUBLIC_URL, ["https:", "http:"])?.replace(/\/+$/, "") ?? null;
  return {
    port: parsePort(env.PORT || "3000"),
    dataDir: path.resolve(env.DATA_DIR || "./data"),
    databaseUrl,
    listenUrl: parseDatabaseUrl("DATABASE_LISTEN_URL", env.DATABASE_LISTEN_URL),
    demo,
    poolSize: Number(poolSize),
    trustProxy: trustProxyFrom(env.TRUST_PROXY || "off"),
    privatePictures: isOn("PRIVATE_PICTURES", env.PRIVATE_PICTURES || "off"),
    privateWebhooks: isOn("PRIVATE_WEBHOOKS", env.PRIVATE_WEBHOOKS || "off"),
    logLevel,
    mail: smtpUrl
      ? { url: smtpUrl, from: env.MAIL_FROM || "Markethall <no-reply@localhost>" }
      : null,
    openId: parseOpenId(env),
    publicUrl,
    store: {
      origins: parseOrigins(env.STORE_ORIGINS || "*"),
      perMinute: parseLimit(
        "STORE_RATE",
        env.STORE_RATE || String(defaultPerMinute),
        "calls a minute",
      ),
    },
    limits: parseLimits(env),
    fileQuotaMb: parseLimit("UPLOAD_QUOTA_MB", env.UPLOAD_QUOTA_MB || "20480", "megabytes"),
    timeouts: parseTimeouts(env),
    pay: {
      sandbox: isOn("PAY_SANDBOX", env.PAY_SANDBOX || (demo ? "on" : "off")),
      sandboxSecret: env.PAY_SANDBOX_SECRET || null,
      providers: readProviderSettings(env, { publicUrl, currency: app.money.currency }),
    },
    sms: smsUrl ? { url: smsUrl, token: env.SMS_TOKEN || null } : null,
  };
}
