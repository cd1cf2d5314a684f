import type { BuyerCall } from "../../core/server/storefront/buyerCall.ts";
import type { StoreCall } from "../../core/server/storefront/storeCall.ts";
import type { AppCalls } from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openApi/describeGroup.ts";
import type { AccountCall } from "./accountCall.ts";
import { sendCode } from "./buyerCodes.ts";
import { recoverPassword, setPassword } from "./buyerPassword.ts";
import { place, quote } from "./checkout.ts";
import { comment, followComment, ownComments } from "./commentCommands.ts";
import { goodsComments } from "./comments.ts";
import { addFavourite, ownFavourites, removeFavourite } from "./favourites.ts";
import { freightQuote } from "./freight.ts";
import { goodsList } from "./goodsList.ts";
import { oneGroup, openGroups, ownGroups } from "./groups.ts";
import { cancel, editAddress, hide, receive } from "./orderCommands.ts";
import { endOtherSessions, endSession, sessionList } from "./ownBuyerSessions.ts";
import { oneOrder, orderList } from "./ownOrders.ts";
import { sendPicture } from "./ownPictures.ts";
import { oneRefund, refundList, refundQuote } from "./ownRefunds.ts";
import { pay, payment, recharge } from "./paying.ts";
import { product } from "./product.ts";
import {
  acceptRefundOffer,
  applyRefundCall,
  declineRefundOffer,
  intervene,
  sendGoodsBack,
  withdraw,
} from "./refundCommands.ts";
import { oneShop, shopList } from "./shops.ts";
import { login, logout, register } from "./signUp.ts";

/**
 * Path of the storefront API. Within a version fields are only added; a breaking change needs a new
 * version.
 */
export const storePath = "/store/v1";

/** The calls in the folders of resources, found by their file name: each export is one. */
const modules = import.meta.glob<Readonly<Record<string, StoreCall | BuyerCall>>>(
  "../../resources/*/*/storefront.ts",
  { eager: true },
);
const found = Object.values(modules).flatMap((module) => Object.values(module));
const isBuyerCall = (call: StoreCall | BuyerCall): call is BuyerCall => "by" in call;

/** All public storefront calls. */
export const storeCalls: readonly StoreCall[] = [
  shopList,
  oneShop,
  goodsList,
  product,
  openGroups,
  oneGroup,
  goodsComments,
  freightQuote,
  ...found.flatMap((call) => (isBuyerCall(call) ? [] : call)),
];

/** All buyer calls of a storefront. */
export const buyerCalls: readonly (BuyerCall | AccountCall)[] = [
  sendCode,
  register,
  recoverPassword,
  login,
  logout,
  setPassword,
  sessionList,
  endSession,
  endOtherSessions,
  quote,
  place,
  orderList,
  oneOrder,
  ownGroups,
  cancel,
  receive,
  editAddress,
  hide,
  payment,
  pay,
  recharge,
  refundQuote,
  refundList,
  oneRefund,
  applyRefundCall,
  acceptRefundOffer,
  declineRefundOffer,
  sendGoodsBack,
  withdraw,
  intervene,
  sendPicture,
  ownComments,
  comment,
  followComment,
  ownFavourites,
  addFavourite,
  removeFavourite,
  ...found.filter(isBuyerCall),
];

const describeCalls = (calls: readonly Omit<StoreCall, "answer">[]): AppCalls =>
  Object.fromEntries(
    calls.map(({ method, path, summary, fields, response, example }) => [
      `${method} ${storePath}${path}`,
      { summary, input: fields, answer: response, example },
    ]),
  );
const apiKey = {
  "x-api-key": "API key of a shop's storefront; limits the call to this shop's products",
};
const idempotencyKey = {
  "idempotency-key":
    "1 to 255 characters; a repeated request with the same key runs once and returns the same response for 7 days",
};
const errorStatuses = [400, 401, 403, 404, 409, 422, 429, 503] as const;
const callsBy = (...kinds: readonly (BuyerCall | AccountCall)["by"][]) =>
  describeCalls(buyerCalls.filter(({ by }) => kinds.includes(by)));

/** API documentation of the storefront and buyer calls. */
export const storeGroups: readonly CallGroup[] = [
  {
    name: "store",
    open: true,
    statuses: [304, 400, 401, 403, 404, 429],
    headers: apiKey,
    calls: describeCalls(storeCalls),
  },
  {
    name: "storeSignIn",
    open: true,
    statuses: errorStatuses,
    headers: apiKey,
    calls: callsBy("anybody"),
  },
  {
    name: "storeCustomer",
    statuses: errorStatuses,
    headers: apiKey,
    calls: callsBy("buyer", "account"),
  },
  {
    name: "storeUploads",
    statuses: errorStatuses,
    headers: apiKey,
    takesFile: true,
    calls: callsBy("upload"),
  },
  {
    name: "storeCommands",
    statuses: errorStatuses,
    headers: { ...apiKey, ...idempotencyKey },
    needed: ["idempotency-key"],
    calls: callsBy("command"),
  },
];
