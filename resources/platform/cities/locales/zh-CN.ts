import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { cities } from "../cities.ts";

const messages: ResourceMessages<typeof cities> = {
  name: "城市 |||| 城市",
  fields: {
    name: "名称",
    country: "国家",
    sort: "排序",
    status: "状态",
  },
  choices: {
    status: {
      enabled: "启用",
      disabled: "停用",
    },
  },
  actions: {
    enable: "启用",
    disable: "停用",
  },
  titles: {
    enable: "启用%{what}？",
    disable: "停用%{what}？",
  },
  consequences: { disable: "店铺资料中将无法再选择该城市，已有地址不受影响。" },
  done: {
    enable: "已启用 %{smart_count} 个城市",
    disable: "已停用 %{smart_count} 个城市",
  },
  groups: {
    main: "城市",
  },
  empty: "地址中可选的城市会显示在这里。请添加第一个城市。",
};
export default messages;
