import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerTags } from "../buyerTags.ts";

const messages: ResourceMessages<typeof buyerTags> = {
  name: "买家标签 |||| 买家标签",
  fields: { name: "名称", colour: "颜色", sort: "排序" },
  choices: {
    colour: {
      grey: "灰色",
      red: "红色",
      orange: "橙色",
      green: "绿色",
      blue: "蓝色",
      purple: "紫色",
    },
  },
  groups: { main: "买家标签" },
  empty: "标签用来归类买家，例如“批发”“常客”。先新建标签，再加到买家上。",
};
export default messages;
