import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastOrders } from "../pastOrders.ts";

const messages: ResourceMessages<typeof pastOrders> = {
  name: "原店铺订单 |||| 原店铺订单",
  listName: "原店铺订单",
  empty: "您之前店铺的订单会显示在这里。请导入从原系统导出的文件。",
  fields: {
    number: "订单号",
    source: "导入来源",
    placedAt: "下单时间",
    outcome: "结果",
    buyerName: "买家",
    buyerEmail: "邮箱",
    buyerPhone: "电话",
    address: "收货地址",
    lines: "商品",
    subtotal: "商品小计",
    discount: "优惠",
    shipping: "运费",
    tax: "税费",
    total: "合计",
    refunded: "已退款",
    currency: "币种",
    payMethod: "支付方式",
    paidAt: "付款时间",
    shippedAt: "发货时间",
    cancelledAt: "取消时间",
    note: "备注",
  },
  choices: {
    outcome: {
      completed: "已完成",
      partlyRefunded: "部分退款",
      refunded: "已退款",
      cancelled: "已取消",
      unpaid: "未付款",
    },
  },
  groups: {
    order: "订单",
    lines: "商品",
    amounts: "金额",
    buyer: "买家",
    dates: "时间",
  },
  rows: {
    lines: {
      product: "商品",
      variant: "规格",
      code: "商品编码",
      qty: "数量",
      price: "单价",
    },
  },
  rowCounts: { lines: "%{smart_count} 件商品" },
  validation: {
    otherCurrency: "该订单的币种为 %{currency}，只能导入 %{own} 订单。",
    otherSource: "订单 %{number} 已从 %{source} 导入。如需同时保留，请在文件中修改订单号。",
  },
  importNotes: {
    lineLost: "%{count} 行没有商品名称，将被略过。",
    unshippedPast: "%{count} 个订单在 %{program} 中尚未发货，导入后不会成为待发货订单。",
    otherCurrency: "%{count} 个订单的币种与本店不同，将不会导入。",
    tagsLost: "%{count} 个订单的标签不会导入。",
    billingLost: "%{count} 个订单的账单地址与收货地址不同，账单地址不会导入。",
  },
  screen: {
    lists: {
      pastOrders: "订单",
      pastBuyers: "买家",
      pastReviews: "评价",
    },
    imported: "%{date}从 %{source} 导入",
    added: "%{date}添加",
    marks: {
      pastOrders: "仅作历史记录：不计入余额、报表和对账单，也无需发货。",
      pastBuyers: "在本平台没有账号，不会收到任何消息。",
      pastReviews: "未经验证：不计入评分，也不向买家展示。",
    },
  },
};
export default messages;
