import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerTags } from "../buyerTags.ts";

const messages: ResourceMessages<typeof buyerTags> = {
  name: "買家標籤 |||| 買家標籤",
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
  groups: { main: "買家標籤" },
  empty: "標籤用來歸類買家，例如「批發」「常客」。先新增標籤，再加到買家上。",
};
export default messages;
