import type { Address } from "../../core/address.ts";
import { states } from "../../core/places.ts";
import {
  choice,
  type Issues,
  integer,
  json,
  parseFields,
  phone,
  reference,
  rows,
  text,
  validate,
} from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import type { Receiver } from "../../resources/orders/server.ts";
import type { Item } from "../../resources/pricing/index.ts";
import { normalizePhone } from "../signIn/parseInput.ts";
import { parseAddress } from "./freight.ts";

type Values = Readonly<Record<string, unknown>>;

export const itemsField = rows(
  {
    skuId: reference("skus", { required: true }),
    qty: integer({ required: true, min: 1, max: 99_999 }),
  },
  { required: true, min: 1, max: 200 },
);
export const addressField = json<Values>({ check: isObject });
const needed = () => invalid({ address: { key: "validation.required" } });

/**
 * Returns the part of the delivery address that prices depend on; null for pickup.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parsePlace(
  address: Values | null | undefined,
  selfLifting: boolean,
): Address | null {
  if (selfLifting) return null;
  if (!address) throw needed();
  const { name: _name, phone: _phone, address: _street, ...place } = address;
  return parseAddress(place);
}

const receiverFields = {
  name: text({ required: true, max: 100 }),
  phone: phone({ required: true }),
  state: choice(states, { required: true }),
  city: text({ required: true, max: 60 }),
  postcode: text({ max: 10, pattern: /^\d{4}$/ }),
  address: text({ required: true, max: 255 }),
} as const;
/**
 * Returns the complete receiver; null for pickup.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseReceiver(
  input: Values | null | undefined,
  selfLifting: boolean,
): Receiver | null {
  if (selfLifting) return null;
  if (!input) throw needed();
  const { values, issues } = parseFields(receiverFields, input);
  const wrong: Issues = { ...validate(receiverFields, values), ...issues };
  if (Object.keys(wrong).length > 0)
    throw invalid(
      Object.fromEntries(Object.entries(wrong).map(([name, issue]) => [`address.${name}`, issue])),
    );
  // `validate` has checked the fields against their declaration, which the type expresses.
  const {
    name,
    phone: number,
    city,
    address,
  } = values as Record<"name" | "phone" | "city" | "address", string>;
  const { state, postcode } = parsePlace(input, false) ?? {};
  if (!state) throw needed();
  return { name, phone: normalizePhone(number), state, city, postcode: postcode ?? null, address };
}

/**
 * Rejects items of other shops as not found, at a shop's own storefront.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function checkItems(
  tx: Tx,
  items: readonly Item[],
  onlyShop: number | null,
): Promise<void> {
  if (onlyShop === null) return;
  const others = await tx.run(
    tx.db
      .selectFrom("skus")
      .select("id")
      .where("id", "=", anyId(items.map(({ skuId }) => skuId)))
      .where("shop_id", "<>", onlyShop),
  );
  const issues = items.flatMap(({ skuId }, place) =>
    others.some(({ id }) => id === skuId)
      ? [[`items.${place}.skuId`, { key: "validation.referenceMissing" }] as const]
      : [],
  );
  if (issues.length > 0) throw invalid(Object.fromEntries(issues));
}
