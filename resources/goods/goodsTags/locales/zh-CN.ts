import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsTags } from "../goodsTags.ts";

const messages: ResourceMessages<typeof goodsTags> = {
  name: "标签 |||| 标签",
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
  groups: { main: "标签" },
  empty: "标签用来归集商品，例如“新品”“礼品”。先新建标签，再加到商品上。",
};
export default messages;
