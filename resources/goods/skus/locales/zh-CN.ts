import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { skus } from "../skus.ts";

/** Also used as the labels of SKU fields within a product. */
export const skuMessages = {
  attrPath: "规格组合",
  attrName: "规格",
  code: "编码",
  barCode: "条形码",
  price: "价格",
  oriPrice: "原价",
  stock: "库存",
  weightKg: "重量",
  volumeM3: "体积",
  img: "图片",
};

const messages: ResourceMessages<typeof skus> = {
  name: "规格 |||| 规格",
  listName: "商品库存",
  fields: {
    ...skuMessages,
    goods: "商品",
    position: "位置",
    picture: "图片",
    onHand: "在库",
    reserved: "已占用",
  },
  inputs: {
    getStockList: {
      page: "页码",
      pageSize: "每页条数",
      goodsName: "商品",
      code: "编码",
      cateId: "分类",
    },
    getReservations: {
      skuId: "规格",
    },
    updateStock: {
      stockJson: "库存",
    },
  },
  tabs: { low: "库存紧张", soldOut: "售罄" },
  groups: { main: "规格" },
  screen: {
    importShopify: "导入 Shopify 库存",
    dashboard: {
      title: "库存紧张",
      left: "剩 %{smart_count} 件",
      days: "可售 %{smart_count} 天",
      perWeek: "每周售出 %{smart_count} 件",
      soldOut: "已售罄",
      none: "在售商品库存充足。",
    },
    reserved: {
      title: "占用库存的订单",
      stock: "在库 %{onHand} 件，已占用 %{reserved} 件，可售 %{stock} 件。",
      none: "目前没有订单占用该规格的库存。",
      more: "仅显示最早的 %{smart_count} 个订单。",
      show: "查看占用 %{smart_count} 件库存的订单",
      order: "订单",
      placed: "下单时间",
      status: "状态",
      qty: "件数",
    },
    edit: "修改本页库存",
    title: "本页库存",
    now: "现有",
    next: "新库存",
    save: "保存 %{smart_count} 处修改",
    noChanges: "没有修改",
    undone: "库存已改回",
    saved: "已修改 %{smart_count} 个规格的库存",
    hint: "输入新的数量，或用 +5、−3 增减。Enter 到下一行。",
    exceedsStock: "库存仅有 %{smart_count} 件",
    wrong: "请输入不小于 0 的整数",
    changedTo: "现为 %{stock}，原为 %{before}。",
    columns: { expectedStock: "导出时库存" },
    none: "列表为空，没有可修改的内容",
  },
  errors: {
    expectedMissing:
      "第 %{line} 行：当前库存为 %{stock}。如需改为其他数量，请同时在 expected 中提供您看到的库存",
    stockChanged: "库存在您打开后已变动，未保存任何修改。现有：%{list}。",
    stockInsufficient: "库存不足，无法减去这么多。现有：%{list}。",
  },
  validation: {
    skuMissing: "第 %{line} 行：请在 skuId 中提供 SKU 的编号",
    deltaExpected: "第 %{line} 行：增减数量不能带 expected",
    skuTwice: "第 %{line} 行：每个 SKU 只能出现一次",
    stockAndDelta: "第 %{line} 行：新库存与增减数量只能提供一个",
    stockMissing: "第 %{line} 行：请提供新库存或增减数量",
    stockNotWhole: "第 %{line} 行：库存必须是整数",
    stockNegative: "第 %{line} 行：库存不能为负数",
    stockTooLarge: "第 %{line} 行：库存最多为 100,000,000",
  },
  empty: "所有在卖规格及其库存都列在这里。请先发布商品。",
};
export default messages;
