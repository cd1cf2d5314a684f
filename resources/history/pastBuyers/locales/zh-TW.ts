import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastBuyers } from "../pastBuyers.ts";

const messages: ResourceMessages<typeof pastBuyers> = {
  name: "原商店買家 |||| 原商店買家",
  listName: "原商店買家",
  empty: "您之前商店的買家會顯示在這裡。請匯入從原系統匯出的檔案。",
  fields: {
    name: "姓名",
    reference: "買家編號",
    source: "匯入來源",
    email: "電子郵件",
    phone: "電話",
    address: "地址",
    orderCount: "訂單數",
    spent: "消費金額",
    acceptsMarketing: "同意接收行銷訊息",
    note: "備註",
  },
  groups: {
    main: "買家",
    past: "原商店資訊",
  },
  importNotes: {
    nameMissing: "%{count} 位買家沒有姓名，將使用其電子郵件或電話。",
    tagsLost: "%{count} 位買家的標籤不會匯入。",
    taxExemptLost: "%{count} 位買家在 %{program} 中免稅，此資訊不會匯入。",
  },
};
export default messages;
