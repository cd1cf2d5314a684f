import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "国家/地区 |||| 国家/地区",
  fields: {
    code: "代码",
    name: "名称",
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
  consequences: { disable: "店铺资料中将无法再选择该国家/地区，已有地址不受影响。" },
  done: {
    enable: "已启用 %{smart_count} 个国家/地区",
    disable: "已停用 %{smart_count} 个国家/地区",
  },
  help: {
    code: "两位大写字母的 ISO 3166 代码，例如 AU",
  },
  groups: {
    main: "国家/地区",
  },
  empty: "地址中可选的国家/地区会显示在这里。请添加第一个国家/地区。",
};
export default messages;
