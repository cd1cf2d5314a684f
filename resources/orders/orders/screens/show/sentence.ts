import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import type { Translate } from "../../../../../framework/admin/resources.tsx";
import { humanize } from "../../../../../framework/schema/locales/humanize.ts";
import type { OrderEvent } from "../order.ts";

const amounts: readonly string[] = [
  "amount",
  "from",
  "to",
  "refundAmount",
  "freight",
  "byProvider",
  "fromBalance",
  "byGiftCard",
  "byPoints",
];
/** What a payment has paid by each method, with the message of the part. */
const paidParts = {
  byProvider: "paidWithMethod",
  fromBalance: "paidFromBalance",
  byGiftCard: "paidWithGiftCard",
  byPoints: "paidWithPoints",
} as const;
/** Choice fields of the order that events refer to, by the name of the event's value. */
const choices: Readonly<Record<string, string>> = {
  method: "payMethod",
  reason: "cancelReason",
  deliveryType: "deliveryType",
};

type SentenceInput = Pick<OrderEvent, "whoKind"> & {
  params: Readonly<Record<string, string | number | null>>;
};
/**
 * Kinds with another message in some cases: a parcel without a number, or an event of the system
 * instead of the buyer.
 */
const variants: Readonly<Record<string, (input: SentenceInput) => string | null>> = {
  paid: ({ params: { fromBalance, byGiftCard, byPoints } }) =>
    fromBalance || byGiftCard || byPoints ? "paidInParts" : null,
  shipped: ({ params }) => (params.deliveryNo === "0" ? "shippedWithout" : null),
  received: ({ whoKind }) => (whoKind === "system" ? "receivedByItself" : null),
  paymentReturned: ({ params }) =>
    params.method === "transfer" ? "paymentReturnedByTransfer" : null,
  commented: ({ whoKind }) => (whoKind === "system" ? "commentedByItself" : null),
};

interface Speaker {
  t: Translate;
  choice: (field: string, word: string) => string;
  known: (key: string) => boolean;
  locale: string;
}
/** Formats an event as a sentence; a kind without a message falls back to its name. */
export function formatEvent(
  { kind, whoKind, data }: Pick<OrderEvent, "kind" | "whoKind" | "data">,
  { t, choice, known, locale }: Speaker,
): string {
  const params = { ...(data ?? {}) } as Readonly<Record<string, string | number | null>>;
  const messages = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (value === null || value === undefined) return [name, ""];
      if (typeof value === "number" && amounts.includes(name)) return [name, formatMoney(value)];
      const field = choices[name];
      return [
        name,
        field && typeof value === "string" && known(`choices.${field}.${value}`)
          ? choice(field, value)
          : value,
      ];
    }),
  );
  if (kind === "paid")
    messages.parts = new Intl.ListFormat(locale).format(
      Object.entries(paidParts)
        .filter(([name]) => params[name])
        .map(([, message]) => t(`events.${message}`, messages)),
    );
  const bare = variants[kind]?.({ whoKind, params }) ?? kind;
  const key = known(`screen.events.${bare}`) ? `events.${bare}` : null;
  const sentence = key
    ? t(key, { amount: "", reason: "", number: "", method: "", refund: "", ...messages }).trim()
    : humanize(kind);
  const remark = typeof params.remark === "string" && params.remark ? ` – ${params.remark}` : "";
  return sentence + remark;
}
