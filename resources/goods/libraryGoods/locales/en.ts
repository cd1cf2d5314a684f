import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { libraryGoods } from "../libraryGoods.ts";

const messages: ResourceMessages<typeof libraryGoods> = {
  name: "Library product |||| Library products",
  listName: "Goods library",
  fields: {
    title: "Title",
    category: "Category",
    mainImg: "Main picture",
    imgs: "Album",
    attributes: "Attributes",
    price: "Suggested price",
    weightKg: "Weight",
    barCode: "Bar code",
    detail: "Details",
    params: "Parameters",
    status: "Status",
  },
  choices: { status: { shown: "Shown", hidden: "Hidden" } },
  groups: {
    main: "Product",
    pictures: "Pictures",
    specification: "Specification",
    measures: "Price and measures",
    detail: "Details",
    params: "Parameters",
  },
  help: { price: "Shops begin with it, and set their own" },
  rows: { params: { name: "Name", value: "Value", sort: "Order" } },
  empty: "Shops begin their products from the ones that stand here. Describe the first one.",
};
export default messages;
