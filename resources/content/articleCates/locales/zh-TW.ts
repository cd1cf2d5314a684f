import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articleCates } from "../articleCates.ts";

const messages: ResourceMessages<typeof articleCates> = {
  name: "文章分類 |||| 文章分類",
  fields: { name: "名稱", sort: "排序", status: "狀態" },
  choices: { status: { shown: "已發布", draft: "草稿" } },
  groups: { main: "文章分類" },
  empty: "文章分類用於整理商家和買家閱讀的文章。請新增第一個分類。",
};
export default messages;
