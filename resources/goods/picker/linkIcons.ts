import type { SvgIconComponent } from "@mui/icons-material";
import Bolt from "@mui/icons-material/BoltOutlined";
import EventAvailable from "@mui/icons-material/EventAvailableOutlined";
import FavoriteBorder from "@mui/icons-material/FavoriteBorder";
import Groups from "@mui/icons-material/GroupsOutlined";
import Home from "@mui/icons-material/HomeOutlined";
import Link from "@mui/icons-material/Link";
import LocalActivity from "@mui/icons-material/LocalActivityOutlined";
import Person from "@mui/icons-material/PersonOutlined";
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import ShoppingCart from "@mui/icons-material/ShoppingCartOutlined";
import type { LinkType } from "./linkItem.ts";

export const linkIcons: Readonly<Record<LinkType, SvgIconComponent>> = {
  home: Home,
  cart: ShoppingCart,
  collection: FavoriteBorder,
  order: ReceiptLong,
  user: Person,
  group: Groups,
  seckill: Bolt,
  coupon: LocalActivity,
  sign: EventAvailable,
  link: Link,
};
