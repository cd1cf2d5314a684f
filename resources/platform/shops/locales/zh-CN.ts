import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "店铺 |||| 店铺",
  fields: {
    phone: "电话",
    email: "邮箱",
    recentCommission: "近 30 天佣金",
    refundRate: "近 30 天退款率",
    onTimeRate: "近 30 天准时发货率",
    name: "店铺名称",
    logo: "标志",
    selfStatus: "经营方",
    owner: "店主",
    recentOrders: "近 30 天订单",
    recentSales: "近 30 天销售额",
    rating: "评分",
    openDisputes: "待裁决退款",
    balance: "余额",
    status: "状态",
  },
  choices: {
    selfStatus: { other: "商家", self: "自营" },
    status: { closed: "已关闭", open: "营业中" },
  },
  jobs: { sumShopDays: "更新店铺统计" },
  groups: { main: "店铺" },
  inputs: { getOverview: { id: "店铺" }, couponList: { page: "页码", pageSize: "每页条数" } },
  screen: {
    money: "资金",
    change: "修改",
    setTerms: "设置协议",
    changeTerms: "修改协议",
    defaultRate: "默认",
    decide: "待您处理",
    nothingWaits: "该店铺暂无待处理事项。",
    review: "处理",
    waiting: {
      refundInterventions: "退款介入",
      withdrawAccountReviews: "收款账户",
      payouts: "提现申请",
      goodsReviews: "商品审核",
    },
    dashboard: {
      title: "热门店铺",
      period: "按近 30 天销售额",
    },
  },
  empty: "通过审核的店铺会以买家看到的名称列在这里。",
};
export default messages;
