import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastBuyers } from "../pastBuyers.ts";

const messages: ResourceMessages<typeof pastBuyers> = {
  name: "原店铺买家 |||| 原店铺买家",
  listName: "原店铺买家",
  empty: "您之前店铺的买家会显示在这里。请导入从原系统导出的文件。",
  fields: {
    name: "姓名",
    reference: "买家编号",
    source: "导入来源",
    email: "邮箱",
    phone: "电话",
    address: "地址",
    orderCount: "订单数",
    spent: "消费金额",
    acceptsMarketing: "同意接收营销信息",
    note: "备注",
  },
  groups: {
    main: "买家",
    past: "原店铺信息",
  },
  importNotes: {
    nameMissing: "%{count} 位买家没有姓名，将使用其邮箱或电话。",
    tagsLost: "%{count} 位买家的标签不会导入。",
    taxExemptLost: "%{count} 位买家在 %{program} 中免税，该信息不会导入。",
  },
};
export default messages;
