import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "國家/地區 |||| 國家/地區",
  fields: {
    code: "代碼",
    name: "名稱",
    sort: "排序",
    status: "狀態",
  },
  choices: {
    status: {
      enabled: "啟用",
      disabled: "停用",
    },
  },
  actions: {
    enable: "啟用",
    disable: "停用",
  },
  titles: {
    enable: "啟用%{what}？",
    disable: "停用%{what}？",
  },
  consequences: { disable: "商店資料中將無法再選擇該國家/地區，已有地址不受影響。" },
  done: {
    enable: "已啟用 %{smart_count} 個國家/地區",
    disable: "已停用 %{smart_count} 個國家/地區",
  },
  help: {
    code: "兩位大寫字母的 ISO 3166 代碼，例如 AU",
  },
  groups: {
    main: "國家/地區",
  },
  empty: "地址中可選的國家/地區會顯示在這裡。請新增第一個國家/地區。",
};
export default messages;
