import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/zh-TW.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
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
  fields: { ...refundMessages.fields, shop: "商店", freightLeft: "剩餘運費" },
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
  consequences: {
    platformAgree: "款項由商店承擔退回買家：立即退款，或收到退貨後退款。",
    platformReject: "退款將關閉，買家不能再次申請介入。",
  },
  inputs: {
    platformAgree: {
      goodsBack: "須先退回商品",
      freight: "另退運費",
    },
    platformReject: {
      reason: "原因",
    },
  },
  empty: "還沒有平台介入申請。買家與商店協商不成的退款會顯示在這裡。",
};
export default messages;
