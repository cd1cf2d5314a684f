import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { warehouses } from "../warehouses.ts";

const messages: ResourceMessages<typeof warehouses> = {
  name: "仓库 |||| 仓库",
  fields: {
    name: "名称",
    purpose: "用途",
    address: "地址",
    location: "坐标",
    contact: "联系人",
    phone: "电话",
    status: "状态",
    remark: "备注",
  },
  choices: {
    purpose: {
      sales: "销售",
      returns: "退货",
      defects: "残次",
      transit: "中转",
    },
    status: {
      open: "使用中",
      closed: "已关闭",
    },
  },
  actions: {
    close: "关闭仓库",
    reopen: "重新启用",
  },
  titles: {
    close: "关闭%{what}？",
    reopen: "重新启用%{what}？",
  },
  consequences: { close: "库存保留，可随时重新启用。" },
  done: {
    close: "已关闭 %{smart_count} 个仓库",
    reopen: "已重新启用 %{smart_count} 个仓库",
  },
  groups: {
    main: "仓库",
    place: "位置",
  },
  help: {
    location: "纬度和经度，单位为度",
  },
  empty: "库存存放在仓库中。采购或盘点前请先添加仓库。",
};
export default messages;
