import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { skus } from "../skus.ts";

/** Also used as the labels of SKU fields within a product. */
export const skuMessages = {
  attrPath: "Combination",
  attrName: "Variant",
  code: "Code",
  barCode: "Bar code",
  price: "Price",
  oriPrice: "Original price",
  stock: "Stock",
  weightKg: "Weight",
  volumeM3: "Volume",
  img: "Picture",
};

const messages: ResourceMessages<typeof skus> = {
  name: "SKU |||| SKUs",
  listName: "Goods stock",
  fields: {
    ...skuMessages,
    goods: "Product",
    position: "Place",
    picture: "Picture",
  },
  inputs: {
    getStockList: {
      page: "Page",
      pageSize: "Page size",
      goodsName: "Product",
      code: "Code",
      cateId: "Category",
    },
    updateStock: {
      stockJson: "Stock",
    },
  },
  groups: { main: "SKU" },
  screen: {
    edit: "Edit stock of this page",
    title: "Stock of this page",
    now: "Now",
    next: "New",
    save: "Save %{smart_count} change |||| Save %{smart_count} changes",
    noChanges: "No changes",
    saved: "Stock of %{smart_count} variant changed |||| Stock of %{smart_count} variants changed",
    hint: "Type the new number, or +5 and −3 to add and take away. Enter goes down.",
    exceedsStock: "Only %{smart_count} in stock |||| Only %{smart_count} in stock",
    wrong: "A whole number from 0",
    changedTo: "Now %{stock}, was %{before}.",
    columns: { expectedStock: "Stock when exported" },
    none: "Nothing to change: the list is empty",
  },
  refusals: {
    skuMissing: "Line %{line}: send the id of a SKU as skuId",
    deltaExpected: "Line %{line}: a difference takes no expected stock",
    expectedMissing:
      "Line %{line}: the stock is %{stock}. To set another one, also send the stock that you saw as expected.",
    skuTwice: "Line %{line}: each SKU may be listed only once",
    stockAndDelta: "Line %{line}: send either a new stock or a difference, not both",
    stockMissing: "Line %{line}: send a new stock or a difference",
    stockNotWhole: "Line %{line}: the stock must be a whole number",
    stockNegative: "Line %{line}: the stock cannot be negative",
    stockTooLarge: "Line %{line}: the stock can be at most 100,000,000",
    stockChanged: "Nothing was saved, because stock has changed since you opened it. Now: %{list}.",
    stockInsufficient: "There is not that much stock to take away. Now: %{list}.",
  },
  empty: "Everything that you sell stands here with its stock. Publish a product to begin.",
};
export default messages;
