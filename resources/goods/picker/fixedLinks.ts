import { addresses, type LinkType, linkTypes } from "./linkItem.ts";
import type { Picked } from "./picked.ts";

export type FixedLink = Extract<Picked, { kind: "other" }>;

/** The icon names by which clients identify the fixed pages. */
const icons: Readonly<Record<LinkType, string>> = {
  home: "home",
  cart: "shopping-cart",
  collection: "heart",
  order: "list",
  user: "user",
  group: "users",
  seckill: "flash",
  coupon: "ticket",
  sign: "calendar-check",
  link: "link",
};
const hiddenInRenovation: readonly LinkType[] = ["group", "sign"];

/** The fixed pages offered on a route; the page builder has its own components for two of them. */
export const listFixedLinks = (routeName: string | null): LinkType[] =>
  linkTypes.filter((type) => routeName !== "renovation" || !hiddenInRenovation.includes(type));

export const findFixedLink = (
  ptype: LinkType,
  title: string,
  url: string = addresses[ptype] ?? "",
): FixedLink => ({
  kind: "other",
  title,
  icon: icons[ptype],
  ptype,
  url,
});
