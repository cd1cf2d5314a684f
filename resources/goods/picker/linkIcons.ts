import { CalendarCheck, Heart, ReceiptText, ShoppingCart, UsersRound, Zap } from "lucide";
import { createIcon, type IconComponent } from "../../../framework/admin/icons/createIcon.tsx";
import { HomeIcon } from "../../../framework/admin/icons/HomeIcon.ts";
import { LinkIcon } from "../../../framework/admin/icons/LinkIcon.ts";
import { PersonIcon } from "../../../framework/admin/icons/PersonIcon.ts";
import { TicketIcon } from "../../../framework/admin/icons/TicketIcon.ts";
import type { LinkType } from "./linkItem.ts";

export const linkIcons: Readonly<Record<LinkType, IconComponent>> = {
  home: HomeIcon,
  cart: createIcon(ShoppingCart),
  collection: createIcon(Heart),
  order: createIcon(ReceiptText),
  user: PersonIcon,
  group: createIcon(UsersRound),
  seckill: createIcon(Zap),
  coupon: TicketIcon,
  sign: createIcon(CalendarCheck),
  link: LinkIcon,
};
