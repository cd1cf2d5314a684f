import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "國家 |||| 國家",
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
  consequences: { disable: "商店不能再在門市資料中選擇該國家；已有地址不變。" },
  done: {
    enable: "已啟用 %{smart_count} 個國家",
    disable: "已停用 %{smart_count} 個國家",
  },
  help: {
    code: "ISO 3166 的兩位大寫字母，例如 AU",
  },
  groups: {
    main: "國家",
  },
  empty: "地址和城市會引用國家。請新增第一個國家。",
};
export default messages;
