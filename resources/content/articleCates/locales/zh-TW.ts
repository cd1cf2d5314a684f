import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articleCates } from "../articleCates.ts";

const messages: ResourceMessages<typeof articleCates> = {
  name: "文章分類 |||| 文章分類",
  fields: { name: "名稱", sort: "排序", status: "狀態" },
  choices: { status: { shown: "顯示", draft: "草稿" } },
  groups: { main: "文章分類" },
  empty: "分類用來歸置商家和買家閱讀的文章。請先建立一個。",
};
export default messages;
