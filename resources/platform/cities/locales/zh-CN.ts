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
  groups: {
    main: "城市",
  },
  empty: "线下门店和地址位于城市中。请添加第一个城市。",
};
export default messages;
