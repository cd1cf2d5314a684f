import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/zh-CN.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  recordTitle: "%{number} · %{shop}",
  tabs: {
    intervention: "待裁决",
    paying: "退款中",
    waitingReturn: "待买家退货",
    returned: "买家已退货",
    completed: "退款完成",
    closed: "已关闭",
  },
  name: "退款介入 |||| 退款介入",
  toDo: {
    intervention: "%{smart_count} 笔退款待平台裁决",
  },
  fields: {
    ...refundMessages.fields,
    ruling: "裁决结果",
    ruledTime: "裁决时间",
    shop: "店铺",
    sellerId: "店铺 ID",
    payOrderId: "付款单 ID",
    freightLeft: "剩余运费",
    platformBears: "平台承担",
  },
  choices: {
    ...refundMessages.choices,
    status: { ...refundMessages.choices.status, intervention: "待裁决" },
    ruling: { customer: "支持买家", shop: "支持商家" },
  },
  actions: {
    platformAgree: "支持买家",
    platformReject: "支持商家",
  },
  titles: {
    platformAgree: "支持买家？",
    platformReject: "支持商家？",
  },
  done: {
    platformAgree: "已裁决支持买家",
    platformReject: "已裁决支持商家",
  },
  doneNamed: {
    platformAgree: "退款 %{name} 已裁决支持买家",
    platformReject: "退款 %{name} 已裁决支持商家",
  },
  consequences: {
    platformAgree: "款项将退还买家，由店铺承担：立即退款，或收到退货后退款。",
    platformReject: "退款将关闭，买家不能再次申请介入。买家和店铺都会看到原因。",
  },
  inputs: {
    platformAgree: { reason: "理由", goodsBack: "须先退回商品", freight: "另退运费" },
    platformReject: { reason: "原因" },
  },
  screen: {
    outcome: {
      title: "裁决结果",
      nothing: "不退款给买家，店铺保留货款。",
      by: "平台",
      goods: "商品",
      freight: "运费",
      customer: "退给 %{name}",
      shopBears: "由 %{name} 承担",
      platformBears: "由平台承担：退回店铺的佣金",
    },
    reasonHelp: "买家和店铺都会看到此理由。",
    sides: { title: "双方陈述", nothing: "暂无陈述" },
    reasons: {
      shown: {
        label: "证据支持买家",
        text: "买家提供的证据支持其退款申请。",
      },
      unanswered: {
        label: "商家未举证",
        text: "商家未提供反驳该申请的证据。",
      },
      delivered: {
        label: "已如数送达",
        text: "物流显示订单已完整送达。",
      },
      unproven: {
        label: "证据不足",
        text: "现有证据无法证明所述问题。",
      },
    },
  },
  empty: "还没有平台介入申请。买家与店铺协商不成的退款会显示在这里。",
};
export default messages;
