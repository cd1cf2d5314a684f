import type { SvgIconComponent } from "@mui/icons-material";
import AccountBalance from "@mui/icons-material/AccountBalanceOutlined";
import AccountBalanceWallet from "@mui/icons-material/AccountBalanceWalletOutlined";
import AccountTree from "@mui/icons-material/AccountTreeOutlined";
import AddBox from "@mui/icons-material/AddBoxOutlined";
import AdminPanelSettings from "@mui/icons-material/AdminPanelSettingsOutlined";
import Article from "@mui/icons-material/ArticleOutlined";
import AssignmentReturn from "@mui/icons-material/AssignmentReturnOutlined";
import Balance from "@mui/icons-material/BalanceOutlined";
import Bookmark from "@mui/icons-material/BookmarkBorder";
import CalendarMonth from "@mui/icons-material/CalendarMonthOutlined";
import Campaign from "@mui/icons-material/CampaignOutlined";
import Category from "@mui/icons-material/CategoryOutlined";
import Corporate from "@mui/icons-material/CorporateFareOutlined";
import CreditCard from "@mui/icons-material/CreditCardOutlined";
import CurrencyExchange from "@mui/icons-material/CurrencyExchangeOutlined";
import Diversity3 from "@mui/icons-material/Diversity3Outlined";
import FactCheck from "@mui/icons-material/FactCheckOutlined";
import Folder from "@mui/icons-material/FolderOutlined";
import Groups from "@mui/icons-material/GroupsOutlined";
import Handshake from "@mui/icons-material/HandshakeOutlined";
import History from "@mui/icons-material/HistoryOutlined";
import HourglassBottom from "@mui/icons-material/HourglassBottomOutlined";
import Hub from "@mui/icons-material/HubOutlined";
import Inventory from "@mui/icons-material/Inventory2Outlined";
import LibraryBooks from "@mui/icons-material/LibraryBooksOutlined";
import LocalOffer from "@mui/icons-material/LocalOfferOutlined";
import LocalShipping from "@mui/icons-material/LocalShippingOutlined";
import LocationCity from "@mui/icons-material/LocationCityOutlined";
import Login from "@mui/icons-material/LoginOutlined";
import ManageAccounts from "@mui/icons-material/ManageAccountsOutlined";
import Outbox from "@mui/icons-material/OutboxOutlined";
import Payments from "@mui/icons-material/PaymentsOutlined";
import People from "@mui/icons-material/PeopleOutlined";
import PermMedia from "@mui/icons-material/PermMediaOutlined";
import Public from "@mui/icons-material/PublicOutlined";
import QrCodeScanner from "@mui/icons-material/QrCodeScannerOutlined";
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import Reviews from "@mui/icons-material/ReviewsOutlined";
import Schedule from "@mui/icons-material/ScheduleOutlined";
import Storefront from "@mui/icons-material/StorefrontOutlined";
import Store from "@mui/icons-material/StoreOutlined";
import SwapVert from "@mui/icons-material/SwapVertOutlined";
import Today from "@mui/icons-material/TodayOutlined";
import Topic from "@mui/icons-material/TopicOutlined";
import Tune from "@mui/icons-material/TuneOutlined";
import ViewCarousel from "@mui/icons-material/ViewCarouselOutlined";
import VpnKey from "@mui/icons-material/VpnKeyOutlined";
import Warehouse from "@mui/icons-material/WarehouseOutlined";

/** Icons that declarations name; each is imported here, so that the bundle contains no others. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  AccountTree,
  Today,
  Payments,
  HourglassBottom,
  Handshake,
  Diversity3,
  Groups,
  CalendarMonth,
  ReceiptLong,
  AccountBalance,
  Folder,
  PermMedia,
  LocalOffer,
  AddBox,
  AdminPanelSettings,
  Article,
  AssignmentReturn,
  Balance,
  Category,
  CreditCard,
  CurrencyExchange,
  FactCheck,
  History,
  Hub,
  Inventory2: Inventory,
  LibraryBooks,
  LocalShipping,
  LocationCity,
  Login,
  ManageAccounts,
  Outbox,
  People,
  Public,
  QrCodeScanner,
  Reviews,
  Schedule,
  Store,
  Storefront,
  SwapVert,
  Topic,
  Tune,
  ViewCarousel,
  VpnKey,
  Warehouse,
};
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
export const getIcon = (name: string | null): SvgIconComponent => icons[name ?? ""] ?? Bookmark;
export const sectionIcon = (name: string): SvgIconComponent => sectionIcons[name] ?? Bookmark;
