import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { libraryGoods } from "../libraryGoods.ts";

const messages: ResourceMessages<typeof libraryGoods> = {
  name: "商品库商品 |||| 商品库商品",
  listName: "平台商品库",
  fields: {
    title: "标题",
    category: "商品类目",
    mainImg: "主图",
    imgs: "相册",
    attributes: "规格属性",
    price: "建议售价",
    weightKg: "重量",
    barCode: "条形码",
    detail: "商品详情",
    params: "商品参数",
    status: "状态",
  },
  choices: { status: { shown: "显示", hidden: "隐藏" } },
  groups: {
    main: "商品",
    pictures: "图片",
    specification: "规格",
    measures: "价格与重量",
    detail: "商品详情",
    params: "商品参数",
  },
  help: { price: "店铺的参考价，可自行修改" },
  rows: { params: { name: "名称", value: "值", sort: "排序" } },
  empty: "店铺发布商品时可直接选用这里的商品。请添加第一个。",
};
export default messages;
