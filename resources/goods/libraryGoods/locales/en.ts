import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { libraryGoods } from "../libraryGoods.ts";

const messages: ResourceMessages<typeof libraryGoods> = {
  name: "Catalogue product |||| Catalogue products",
  listName: "Product catalogue",
  fields: {
    title: "Title",
    category: "Category",
    mainImg: "Main image",
    imgs: "Gallery",
    attributes: "Options",
    price: "Suggested price",
    weightKg: "Weight",
    barCode: "Barcode",
    detail: "Description",
    params: "Specifications",
    status: "Status",
  },
  choices: { status: { shown: "Visible", hidden: "Hidden" } },
  groups: {
    main: "Product",
    pictures: "Media",
    specification: "Variants",
    measures: "Price and weight",
    detail: "Description",
    params: "Specifications",
  },
  help: { price: "Merchants start from this price and can change it" },
  rows: { params: { name: "Name", value: "Value", sort: "Position" } },
  empty: "Products that merchants can start from will appear here. Add the first one.",
};
export default messages;
