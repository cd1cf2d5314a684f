import type { SvgIconComponent } from "@mui/icons-material";
import AccountBalanceWallet from "@mui/icons-material/AccountBalanceWalletOutlined";
import AccountTree from "@mui/icons-material/AccountTreeOutlined";
import Article from "@mui/icons-material/ArticleOutlined";
import Bookmark from "@mui/icons-material/BookmarkBorder";
import Campaign from "@mui/icons-material/CampaignOutlined";
import Category from "@mui/icons-material/CategoryOutlined";
import Corporate from "@mui/icons-material/CorporateFareOutlined";
import History from "@mui/icons-material/HistoryOutlined";
import Inventory from "@mui/icons-material/Inventory2Outlined";
import LocalOffer from "@mui/icons-material/LocalOfferOutlined";
import LocalShipping from "@mui/icons-material/LocalShippingOutlined";
import People from "@mui/icons-material/PeopleOutlined";
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import Storefront from "@mui/icons-material/StorefrontOutlined";
import Tune from "@mui/icons-material/TuneOutlined";
import type { Resource } from "../../framework/schema/index.ts";
import { getResourceName } from "../resource/getResourceName.ts";

type IconModule = Readonly<Record<string, SvgIconComponent>>;
/**
 * Icons of the resources' folders: the default export is that of the resource, and a named one that
 * of the view with its name.
 */
const modules = import.meta.glob<IconModule>("../../resources/*/*/icon.ts", { eager: true });
const icons = new Map(
  Object.entries(modules).map(([file, module]) => [getResourceName(file), module]),
);

const sectionIcons: Readonly<Record<string, SvgIconComponent>> = {
  order: ReceiptLong,
  goods: LocalOffer,
  cate: AccountTree,
  freight: LocalShipping,
  promotion: Campaign,
  stock: Inventory,
  fund: AccountBalanceWallet,
  shop: Storefront,
  config: Tune,
  org: Corporate,
  log: History,
  merchants: Storefront,
  catalogue: Category,
  content: Article,
  people: People,
  system: Tune,
};
/** Returns the icon of a menu item. */
export const getIcon = ({ name, view }: Pick<Resource, "name" | "view">): SvgIconComponent =>
  icons.get(name)?.[view ?? "default"] ?? Bookmark;
export const sectionIcon = (name: string): SvgIconComponent => sectionIcons[name] ?? Bookmark;
