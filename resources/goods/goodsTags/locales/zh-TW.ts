import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsTags } from "../goodsTags.ts";

const messages: ResourceMessages<typeof goodsTags> = {
  name: "標籤 |||| 標籤",
  fields: { name: "名稱", colour: "顏色", sort: "排序" },
  choices: {
    colour: {
      grey: "灰色",
      red: "紅色",
      orange: "橙色",
      green: "綠色",
      blue: "藍色",
      purple: "紫色",
    },
  },
  groups: { main: "標籤" },
  empty: "標籤用來歸集商品，例如「新品」「禮品」。先新增標籤，再加到商品上。",
};
export default messages;
