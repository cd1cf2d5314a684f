import type { ResourceWords } from "../../framework/schema/index.ts";
import type { skus } from "./skus.ts";

const words: ResourceWords<typeof skus> = {
  name: "SKU |||| Goods stock",
  fields: {
    goods: "Product",
    position: "Place",
    attrPath: "Combination",
    attrName: "Variant",
    code: "Code",
    barCode: "Bar code",
    price: "Price",
    oriPrice: "Original price",
    stock: "Stock",
    weightKg: "Weight",
    volumeM3: "Volume",
    picture: "Picture",
    img: "Picture",
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
  empty: "Everything that you sell stands here with its stock. Publish a product to begin.",
};
export default words;
