import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { materialFolders } from "../materialFolders.ts";

const messages: ResourceMessages<typeof materialFolders> = {
  name: "素材資料夾 |||| 素材資料夾",
  fields: { name: "名稱", parent: "上層資料夾", sort: "排序" },
  groups: { main: "資料夾" },
  empty: "資料夾用來整理圖片和影片。請新增第一個資料夾。",
};
export default messages;
