import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/zh-TW.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  recordTitle: "%{number} · %{shop}",
  tabs: {
    intervention: "待裁決",
    paying: "退款中",
    waitingReturn: "待買家退貨",
    returned: "買家已退貨",
    completed: "退款完成",
    closed: "已關閉",
  },
  name: "退款介入 |||| 退款介入",
  toDo: {
    intervention: "%{smart_count} 筆退款待平台裁決",
  },
  fields: {
    ...refundMessages.fields,
    ruling: "裁決結果",
    ruledTime: "裁決時間",
    shop: "商店",
    sellerId: "商店 ID",
    payOrderId: "付款單 ID",
    freightLeft: "剩餘運費",
    platformBears: "平台承擔",
  },
  choices: {
    ...refundMessages.choices,
    status: { ...refundMessages.choices.status, intervention: "待裁決" },
    ruling: { customer: "支持買家", shop: "支持商家" },
  },
  actions: {
    platformAgree: "支持買家",
    platformReject: "支持商家",
  },
  titles: {
    platformAgree: "支持買家？",
    platformReject: "支持商家？",
  },
  done: {
    platformAgree: "已裁決支持買家",
    platformReject: "已裁決支持商家",
  },
  doneNamed: {
    platformAgree: "退款 %{name} 已裁決支持買家",
    platformReject: "退款 %{name} 已裁決支持商家",
  },
  consequences: {
    platformAgree: "款項將退還買家，由商店承擔：立即退款，或收到退貨後退款。",
    platformReject: "退款將關閉，買家不能再次申請介入。買家和商店都會看到原因。",
  },
  inputs: {
    platformAgree: { reason: "理由", goodsBack: "須先退回商品", freight: "另退運費" },
    platformReject: { reason: "原因" },
  },
  screen: {
    outcome: {
      title: "裁決結果",
      nothing: "不退款給買家，商店保留貨款。",
      by: "平台",
      goods: "商品",
      freight: "運費",
      customer: "退給 %{name}",
      shopBears: "由 %{name} 承擔",
      platformBears: "由平台承擔：退回商店的佣金",
    },
    reasonHelp: "買家和商店都會看到此理由。",
    sides: { title: "雙方陳述", nothing: "暫無陳述" },
    reasons: {
      shown: {
        label: "證據支持買家",
        text: "買家提供的證據支持其退款申請。",
      },
      unanswered: {
        label: "商家未舉證",
        text: "商家未提供反駁該申請的證據。",
      },
      delivered: {
        label: "已如數送達",
        text: "物流顯示訂單已完整送達。",
      },
      unproven: {
        label: "證據不足",
        text: "現有證據無法證明所述問題。",
      },
    },
  },
  empty: "還沒有平台介入申請。買家與商店協商不成的退款會顯示在這裡。",
};
export default messages;
