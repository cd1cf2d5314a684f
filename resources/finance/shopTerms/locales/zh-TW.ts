import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopTerms } from "../shopTerms.ts";

const messages: ResourceMessages<typeof shopTerms> = {
  name: "商店協議 |||| 商店協議",
  fields: {
    shop: "商店",
    commissionRate: "佣金比例",
    settlement: "結算週期",
    withdrawBlocked: "禁止提領",
    blockReason: "禁止提領原因",
    remark: "備註",
  },
  choices: {
    settlement: {
      realtime: "即時",
      day: "按日",
      month: "按月",
    },
  },
  groups: {
    main: "協議",
  },
  help: {
    blockReason: "商店申請提領時會看到",
    commissionRate: "銷售額的百分比；留空則使用分類或預設比例",
    settlement: "應結款項何時轉入商店餘額",
  },
  screen: { defaultRate: "預設" },
  empty: "商店的單獨協議會顯示在這裡，其他商店使用預設規則。",
};
export default messages;
