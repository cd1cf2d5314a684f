import { sql } from "kysely";
import type { Caller } from "../framework/server/engine.ts";
import type { Tx } from "../framework/server/transaction.ts";
import { messageTemplates } from "../server/messages/messageTemplates.ts";
import { demoLevels, demoRewards } from "./customers.ts";
import type { CreateRecord } from "./fill.ts";

const all = (access: string, ...commands: string[]) => [
  access,
  ...commands.map((command) => `${access}:${command}`),
];
export const demoAdminRoles = [
  {
    name: "Shop reviewer",
    remark: "Reviews documents and approves shops",
    permissions: [
      ...all("platform:shopReviews", "approve", "reject"),
      "platform:countries",
      "platform:cities",
    ],
  },
  {
    name: "Catalogue keeper",
    remark: "负责类目与地区资料",
    permissions: [
      ...all("platform:categories", "create", "edit", "delete"),
      ...all("platform:countries", "edit"),
      ...all("platform:cities", "create", "edit"),
    ],
  },
] as const;
/** Administrators who cannot sign in, one for each state of an account. */
const admins = [
  { username: "noor", realname: "Noor Rahman", role: 0, status: "normal", freezeReason: null },
  { username: "lianhua", realname: "刘莲花", role: 1, status: "normal", freezeReason: null },
  {
    username: "sam",
    realname: "Sam Petrov",
    role: 0,
    status: "frozen",
    freezeReason: "On leave until February",
  },
  { username: "ines", realname: "Inês Costa", role: 1, status: "deactivated", freezeReason: null },
] as const;

const sent = [
  {
    to: "orla@orchard.example",
    channel: "email",
    locale: "en",
    purpose: "register",
    status: "kept",
    hours: 96,
  },
  {
    to: "liang@lantern.example",
    channel: "email",
    locale: "zh-CN",
    purpose: "register",
    status: "kept",
    hours: 70,
  },
  {
    to: "+61491570156",
    channel: "phone",
    locale: "en",
    purpose: "login",
    status: "sent",
    hours: 26,
  },
  {
    to: "+61491570157",
    channel: "phone",
    locale: "zh-TW",
    purpose: "login",
    status: "failed",
    hours: 25,
  },
  {
    to: "harbour@example.com",
    channel: "email",
    locale: "en",
    purpose: "recover",
    status: "kept",
    hours: 3,
  },
] as const;
const failure = "the SMS provider returned 503";

const seen = [
  ["harbour", "203.0.113.24", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0", true, 30],
  [
    "harbour:mia",
    "203.0.113.24",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Safari/604.1",
    true,
    28,
  ],
  ["harbour:mia", "198.51.100.7", "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0", false, 27],
  [
    "harbour:leo",
    "203.0.113.25",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Safari/605.1",
    true,
    9,
  ],
  ["laneway", "192.0.2.80", "Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile", true, 8],
  ["platform", "192.0.2.10", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/142.0", true, 6],
  ["platform", "198.51.100.7", "curl/8.9", false, 5],
] as const;

/** Adds the platform's roles, administrators, customer levels, messages and login log. */
export async function addPlatform(
  createRecord: CreateRecord,
  tx: Tx,
  platform: Caller,
): Promise<void> {
  const roles: number[] = [];
  for (const [index, role] of demoAdminRoles.entries())
    roles.push((await createRecord(platform, "adminRoles", { ...role, sort: index + 1 })).id);
  await createRecord(platform, "platformConfig", {
    invitePoint: demoRewards.invite,
    birthdayPoint: demoRewards.birthday,
  });
  for (const level of demoLevels) await createRecord(platform, "buyerLevels", level);
  for (const { role, ...admin } of admins)
    await createRecord(platform, "admins", { ...admin, adminRoles: [roles[role]] });
  for (const [index, { to, channel, locale, purpose, status, hours }] of sent.entries()) {
    const { subject, body } = messageTemplates[locale].code(
      purpose,
      String(482_917 + index * 31_337),
    );
    await tx.run(sql`insert into outbox (channel, recipient, subject, body, status, error, add_time)
      values (${channel}, ${to}, ${subject}, ${status === "kept" ? body : null}, ${status}, ${status === "failed" ? failure : null},
        now() - make_interval(hours => ${hours}))`);
  }
  for (const [username, ip, agent, ok, hours] of seen)
    await tx.run(sql`insert into login_log (shop_id, member_id, add_by, username, ip, agent, ok, event, way, reason, add_time)
      select shop_id, id, id, username, ${ip}, ${agent}, ${ok}, 'signIn', 'password', ${ok ? null : "login.failed"},
        now() - make_interval(hours => ${hours}) from members where username = ${username}`);
}
