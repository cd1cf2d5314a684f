import type { SvgIconComponent } from "@mui/icons-material";
import AccountBalance from "@mui/icons-material/AccountBalanceOutlined";
import AccountTree from "@mui/icons-material/AccountTreeOutlined";
import AddBox from "@mui/icons-material/AddBoxOutlined";
import AdminPanelSettings from "@mui/icons-material/AdminPanelSettingsOutlined";
import Article from "@mui/icons-material/ArticleOutlined";
import Bookmark from "@mui/icons-material/BookmarkBorder";
import CalendarMonth from "@mui/icons-material/CalendarMonthOutlined";
import Campaign from "@mui/icons-material/CampaignOutlined";
import Category from "@mui/icons-material/CategoryOutlined";
import Corporate from "@mui/icons-material/CorporateFareOutlined";
import CreditCard from "@mui/icons-material/CreditCardOutlined";
import CurrencyExchange from "@mui/icons-material/CurrencyExchangeOutlined";
import FactCheck from "@mui/icons-material/FactCheckOutlined";
import Folder from "@mui/icons-material/FolderOutlined";
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
import PermMedia from "@mui/icons-material/PermMediaOutlined";
import Public from "@mui/icons-material/PublicOutlined";
import QrCodeScanner from "@mui/icons-material/QrCodeScannerOutlined";
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import Reviews from "@mui/icons-material/ReviewsOutlined";
import Storefront from "@mui/icons-material/StorefrontOutlined";
import Store from "@mui/icons-material/StoreOutlined";
import Today from "@mui/icons-material/TodayOutlined";
import Topic from "@mui/icons-material/TopicOutlined";
import Tune from "@mui/icons-material/TuneOutlined";
import ViewCarousel from "@mui/icons-material/ViewCarouselOutlined";
import Warehouse from "@mui/icons-material/WarehouseOutlined";

/** The icons that declarations name; a new one is imported here, so that the bundle holds no other. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  AccountTree,
  Today,
  Payments,
  HourglassBottom,
  Handshake,
  CalendarMonth,
  ReceiptLong,
  AccountBalance,
  Folder,
  PermMedia,
  LocalOffer,
  AddBox,
  AdminPanelSettings,
  Article,
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
  Public,
  QrCodeScanner,
  Reviews,
  Store,
  Storefront,
  Topic,
  Tune,
  ViewCarousel,
  Warehouse,
};
const sectionIcons: Readonly<Record<string, SvgIconComponent>> = {
  goods: LocalOffer,
  cate: AccountTree,
  freight: LocalShipping,
  promotion: Campaign,
  stock: Inventory,
  shop: Storefront,
  config: Tune,
  org: Corporate,
  log: ReceiptLong,
  platform: Public,
};
export const iconOf = (name: string | null): SvgIconComponent => icons[name ?? ""] ?? Bookmark;
export const sectionIcon = (name: string): SvgIconComponent => sectionIcons[name] ?? Bookmark;
