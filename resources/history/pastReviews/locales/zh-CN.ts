import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastReviews } from "../pastReviews.ts";

const messages: ResourceMessages<typeof pastReviews> = {
  name: "原店铺评价 |||| 原店铺评价",
  listName: "原店铺评价",
  empty: "您之前店铺的评价会显示在这里。请导入从原系统导出的文件。",
  recordTitle: "“%{product}”的评价 · %{reviewerName}",
  fields: {
    reference: "评价编号",
    source: "导入来源",
    product: "商品",
    rating: "评分",
    title: "标题",
    content: "评价内容",
    reviewerName: "买家",
    reviewerEmail: "邮箱",
    reviewedAt: "评价时间",
    reply: "回复",
  },
  groups: {
    review: "评价",
    writer: "买家与来源",
  },
  importNotes: {
    picturesLost: "%{count} 条评价的图片不会导入。",
    hiddenShown: "%{count} 条评价在 %{program} 中已隐藏，导入后与其他评价一同列出。",
  },
};
export default messages;
