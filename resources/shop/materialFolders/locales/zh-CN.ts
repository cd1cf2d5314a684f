import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { materialFolders } from "../materialFolders.ts";

const messages: ResourceMessages<typeof materialFolders> = {
  name: "素材文件夹 |||| 素材文件夹",
  fields: { name: "名称", parent: "上级文件夹", sort: "排序" },
  groups: { main: "文件夹" },
  empty: "文件夹用来整理图片和视频。请添加第一个文件夹。",
};
export default messages;
