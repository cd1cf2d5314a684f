import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articleCates } from "../articleCates.ts";

const messages: ResourceMessages<typeof articleCates> = {
  name: "文章分类 |||| 文章分类",
  fields: { name: "名称", sort: "排序", status: "状态" },
  choices: { status: { shown: "已发布", draft: "草稿" } },
  groups: { main: "文章分类" },
  empty: "文章分类用于整理商家和买家阅读的文章。请添加第一个分类。",
};
export default messages;
