import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointGoods } from "../pointGoods.ts";

const messages: ResourceMessages<typeof pointGoods> = {
  name: "Points offer |||| Points offers",
  fields: {
    mainImg: "Image",
    goods: "Product",
    points: "Points",
    money: "Plus amount",
    quantity: "Quantity",
    limitNum: "Limit per customer",
    remark: "Internal note",
    status: "Status",
    sold: "Sold",
  },
  choices: { status: { running: "Running", closed: "Ended" } },
  groups: { main: "Product", price: "Price of one", limits: "Limits", outcome: "Per unit sold" },
  help: {
    goods:
      "All variants have the same price. During a flash sale or group deal, the product isn't sold for points.",
    money: "What customers pay in addition to the points. Enter 0 for points only.",
    limitNum: "Includes paid and unpaid orders. Enter 0 for no limit.",
  },
  inputs: {},
  actions: { close: "End now", reopen: "Resume" },
  titles: { close: "End points offer now?", reopen: "Resume points offer?" },
  consequences: {
    close:
      "Customers can no longer buy the product with points. Orders already placed keep their price.",
  },
  done: { close: "Points offer ended", reopen: "Points offer resumed" },
  doneNamed: {
    close: "Points offer for “%{name}” ended",
    reopen: "Points offer for “%{name}” resumed",
  },
  did: {
    close: "ended the points offer for “%{name}”",
    reopen: "resumed the points offer for “%{name}”",
  },
  undeletable: "Units of this offer have been ordered: end it instead",
  errors: {
    notOffered: "This product isn't sold for points",
    soldOut: "This offer has just ended or sold out. Check your order again",
    limitReached:
      "This offer is limited to %{smart_count} unit per customer; you can buy %{left} more |||| This offer is limited to %{smart_count} units per customer; you can buy %{left} more",
    exclusive: "Products for points can't be combined with coupons, vouchers or more points",
  },
  validation: {
    fewerThanSold: "%{sold} are sold already",
    priceTooHigh: "Points and amount together must be worth less than the regular price",
  },
  screen: {
    outcomeEmpty: "Enter the points to see what you receive.",
    byPoints: "Paid by points",
    byMoney: "Paid by the customer",
    youReceive: "You receive",
    note: "Before commission. Markethall pays you the value of the points with the order.",
  },
  empty:
    "Points offers sell a product for points, or for points and money. Create your first offer.",
};
export default messages;
