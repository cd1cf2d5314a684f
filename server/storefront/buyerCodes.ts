import { choice, email, phone, shapes } from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { toNetwork } from "../../framework/server/session/throttle.ts";
import { transaction } from "../../framework/server/transaction.ts";
import { sendMessage } from "../../resources/platform/server.ts";
import { messageTemplates } from "../messages/messageTemplates.ts";
import { codeMinutes, createCode, secondsBetweenCodes, storeCode } from "../signIn/codes.ts";
import { normalizeEmail, normalizePhone } from "../signIn/parseInput.ts";
import { openCall } from "./accountCall.ts";

/**
 * Codes per hour that buyers may request from one network, and through the API key of one shop's
 * own storefront.
 */
const codesPerHour = { network: 60, key: 3000 };

/** The single address that a buyer verifies. */
export const addressFields = { email: email({ max: 255 }), phone: phone() } as const;
export interface Address {
  channel: "email" | "phone";
  target: string;
}
/**
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseAddress(input: { email?: string | null; phone?: string | null }): Address {
  if (Boolean(input.email) === Boolean(input.phone))
    throw invalid({ email: { key: "resources.buyers.validation.oneOf" } });
  return input.email
    ? { channel: "email", target: normalizeEmail(input.email) }
    : { channel: "phone", target: normalizePhone(input.phone ?? "") };
}
/** Buyers and members may have the same address; their codes are counted and stored separately. */
export const toCodeTarget = ({ target }: Address): string => `buyer ${target}`;

const purposes = { register: "register", recover: "recover" } as const;

export const sendCode = openCall({
  method: "POST",
  path: "/buyer/sendCode",
  summary:
    "Send a code to an email address or phone number for sign-up or password recovery; the response doesn't reveal whether an account exists",
  fields: { ...addressFields, sendType: choice(["register", "recover"], { required: true }) },
  response: shapes.object({ wait: shapes.integer("Seconds until another code can be requested") }),
  async answer({ engine, pool, locale, ip, onlyShop, isUnlimited }, { sendType, ...input }) {
    const address = parseAddress(input);
    const { channel, target } = address;
    const purpose = purposes[sendType === "recover" ? "recover" : "register"];
    const from = onlyShop === null ? toNetwork(ip) : `key of shop ${onlyShop}`;
    const perHour = isUnlimited
      ? null
      : onlyShop === null
        ? codesPerHour.network
        : codesPerHour.key;
    const created = await createCode();
    const messages = messageTemplates[locale];
    await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const holder = await tx.first(
        tx.db
          .selectFrom("buyers")
          .select("id")
          .where(({ eb, fn }) => eb(fn<string>("lower", [channel]), "=", target)),
      );
      const isTaken = holder !== undefined;
      const isDeliverable = purpose === "recover" ? isTaken : !isTaken;
      const codeTarget = toCodeTarget(address);
      await storeCode(tx, created, { target: codeTarget, purpose, from, perHour, isDeliverable });
      if (isDeliverable)
        await sendMessage(
          { engine, tx },
          {
            channel,
            to: target,
            usefulMinutes: codeMinutes,
            ...messages.code(purpose, created.code),
          },
        );
      else if (isTaken)
        await sendMessage({ engine, tx }, { channel, to: target, ...messages.taken() });
    });
    return { wait: secondsBetweenCodes };
  },
  example: { input: { email: "mia@example.com", sendType: "register" }, answer: { wait: 60 } },
});
