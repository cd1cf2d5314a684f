import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { cities } from "../cities.ts";

const messages: ResourceMessages<typeof cities> = {
  name: "城市 |||| 城市",
  fields: {
    name: "名稱",
    country: "國家",
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
  consequences: { disable: "商店資料中將無法再選擇該城市，已有地址不受影響。" },
  done: {
    enable: "已啟用 %{smart_count} 個城市",
    disable: "已停用 %{smart_count} 個城市",
  },
  groups: {
    main: "城市",
  },
  empty: "地址中可選的城市會顯示在這裡。請新增第一個城市。",
};
export default messages;
