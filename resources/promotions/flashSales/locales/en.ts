import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { flashSales } from "../flashSales.ts";

const messages: ResourceMessages<typeof flashSales> = {
  name: "Flash sale |||| Flash sales",
  fields: {
    mainImg: "Image",
    goods: "Product",
    seckillBeginTime: "Start",
    seckillEndTime: "End",
    seckillLimitNum: "Limit per customer",
    priceFormList: "Prices",
    remark: "Internal note",
    status: "Status",
    closedTime: "Ended early",
    dueTime: "Next status change",
    lowestPrice: "Flash price",
    allocatedTotal: "Flash stock",
    soldTotal: "Sold",
  },
  choices: {
    status: { planned: "Scheduled", running: "Running", ended: "Ended", closed: "Ended early" },
  },
  groups: {
    main: "Product",
    period: "Period",
    prices: "Variants",
    limits: "Limits",
    outcome: "If everything sells",
  },
  help: {
    seckillLimitNum:
      "Maximum units per customer in this sale, in paid and unpaid orders. Enter 0 for no limit.",
    priceFormList:
      "Leave the price blank for variants that aren't in the sale. Flash stock is how many units sell at the flash price. Regular stock isn't held back.",
  },
  rows: {
    priceFormList: {
      skuId: "Variant",
      price: "Flash price",
      allocated: "Flash stock",
      limitNum: "Limit per customer",
      sold: "Sold",
    },
  },
  rowCounts: { priceFormList: "%{smart_count} variant |||| %{smart_count} variants" },
  locked: {
    seckillBeginTime: "The sale has started.",
    seckillEndTime: "The sale is over.",
    seckillLimitNum: "The sale is over.",
    priceFormList: "The sale is over.",
  },
  actions: { close: "End now", reopen: "Resume" },
  titles: { close: "End flash sale now?", reopen: "Resume flash sale?" },
  consequences: {
    close:
      "The product returns to its regular price. Customers who have already ordered keep the flash price.",
  },
  done: { close: "Flash sale ended", reopen: "Flash sale resumed" },
  doneNamed: { close: "Flash sale of %{name} ended", reopen: "Flash sale of %{name} resumed" },
  did: { close: "ended the flash sale of %{name}", reopen: "resumed the flash sale of %{name}" },
  undeletable: "This flash sale is running. End it first.",
  jobs: { moveFlashSales: "Start and end flash sales" },
  errors: {
    goodsFlashSaleRunning:
      "This product is in a flash sale. End the flash sale before you unpublish it.",
    inGroup: "This product has a group deal. Delete the group deal first.",
    overlaps:
      "This product already has a flash sale from %{from} to %{to}. Choose a period before or after it.",
    started: "This flash sale has started. End it before you delete it.",
    over: "This flash sale is over. Duplicate it to run it again.",
    limitReached:
      "You can buy %{smart_count} unit of %{goods} in this flash sale. You have %{left} left. |||| You can buy %{smart_count} units of %{goods} in this flash sale. You have %{left} left.",
    insufficientStock:
      "Only %{smart_count} unit of %{goods} is left at the flash price. |||| Only %{smart_count} units of %{goods} are left at the flash price.",
    soldOut: "The flash price of %{goods} has just ended or sold out. Check your cart again.",
  },
  validation: {
    beginPast: "Choose a start time in the future",
    endBeforeBegin: "Choose an end time after the start",
    endPast: "Choose an end time in the future",
    endLater: "A running sale can only end earlier. Duplicate it to sell for longer.",
    running: "The sale has started. You can only change its end and its limits.",
    pricesFixed: "The sale has started. Only limits can be changed.",
    skuOfOther: "This variant doesn't belong to the product",
    skuTwice: "This variant is listed twice",
    priceTooHigh: "Enter a price below the regular price",
    aboveStock: "Only %{smart_count} unit in stock |||| Only %{smart_count} units in stock",
  },
  screen: {
    noLimit: "No limit",
    regular: "Regular",
    youReceive: "You receive",
    onlyVariant: "Product",
    inStock: "%{amount} in stock",
    soldOf: "%{amount} sold",
    off: "%{percent}% off",
    cell: "%{column}: %{name}",
    percentOff: "Discount",
    applyToAll: "Apply to all",
    chooseProduct: "Choose a product to set prices.",
    onlyLimits: "The sale has started. Only the limits can be changed.",
    keys: "Press Enter to move down. Paste fills the column.",
    inSale: "%{smart_count} variant in the sale |||| %{smart_count} variants in the sale",
    periodFree: "%{period} · No other flash sale or group deal in this period",
    overlaps: "This product already has a flash sale from %{from} to %{to}.",
    viewSale: "View flash sale",
    inGroup: "This product has a group deal. Delete the group deal first.",
    outcomeEmpty: "Set prices and flash stock to see what the sale earns.",
    units: "%{smart_count} unit |||| %{smart_count} units",
    commission: "Commission %{rate}%",
    lowest:
      "Coupons can be used on top. Lowest price: %{smart_count} unit for %{total} with “%{name}”. You would receive %{net}. |||| Coupons can be used on top. Lowest price: %{smart_count} units for %{total} with “%{name}”. You would receive %{net}.",
    atRegular:
      "At regular prices you would receive %{amount}. Shipping and the cost of the products aren't included.",
  },
  empty:
    "Flash sales offer a product at a lower price for a short time and a limited number of units. Create your first flash sale.",
};
export default messages;
