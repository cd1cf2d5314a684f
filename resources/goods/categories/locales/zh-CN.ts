import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { categories } from "../categories.ts";

const messages: ResourceMessages<typeof categories> = {
  name: "商品类目 |||| 商品类目",
  fields: {
    name: "名称",
    parent: "上级类目",
    icon: "图标",
    cover: "封面",
    sort: "排序",
    showHome: "首页展示",
    commissionRate: "佣金比例",
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
  consequences: { disable: "商城不再显示该类目；其中的商品继续销售。" },
  done: {
    enable: "已启用 %{smart_count} 个类目",
    disable: "已停用 %{smart_count} 个类目",
  },
  inputs: { tree: { status: "状态" } },
  inputChoices: { tree: { status: { enabled: "启用", disabled: "停用" } } },
  groups: {
    main: "类目",
    pictures: "图片",
    money: "佣金",
  },
  help: {
    icon: "正方形，至少 120 × 120 像素",
    cover: "建议 460 × 210 像素",
    commissionRate: "销售额的百分比；留空则使用店铺或默认比例",
  },
  empty: "类目用于整理全平台的商品，最多三级。请添加第一个类目。",
};
export default messages;
