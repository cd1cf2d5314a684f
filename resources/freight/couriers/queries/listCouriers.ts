import type { Locale } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { couriers } from "../courier.ts";

/** The names of all couriers in a language. */
export const listCouriers = ({ translate }: Pick<Engine, "translate">, locale: Locale) =>
  couriers.map((key) => ({
    key,
    name: translate(locale, `resources.orders.choices.deliveryType.${key}`),
  }));
