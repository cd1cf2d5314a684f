import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "国家 |||| 国家",
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
  consequences: { disable: "店铺不能再在门店资料中选择该国家；已有地址不变。" },
  done: {
    enable: "已启用 %{smart_count} 个国家",
    disable: "已停用 %{smart_count} 个国家",
  },
  help: {
    code: "ISO 3166 的两位大写字母，例如 AU",
  },
  groups: {
    main: "国家",
  },
  empty: "地址和城市会引用国家。请添加第一个国家。",
};
export default messages;
