import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { comments } from "../comments.ts";

const messages: ResourceMessages<typeof comments> = {
  name: "評價 |||| 評價",
  toDo: {
    toAnswer: "%{smart_count} 則評價待回覆",
  },
  jobs: { expireComments: "自動評價" },
  recordTitle: "「%{goodsName}」的評價 · %{memberName}",
  fields: {
    orderNumber: "訂單",
    lineId: "訂單行",
    orderId: "訂單",
    orderNo: "訂單編號",
    goodsId: "商品編號",
    goodsName: "商品",
    skuName: "規格",
    mainImg: "圖片",
    memberId: "買家編號",
    memberName: "買家",
    anonymous: "匿名",
    status: "狀態",
    content: "評價內容",
    imgs: "評價圖片",
    rating: "評價等級",
    goodsStar: "描述相符",
    deliveryStar: "出貨速度",
    shopStar: "服務態度",
    logisticStar: "物流服務",
    avgStar: "平均分",
    answered: "已回覆",
    commentedAt: "評價時間",
    follows: "回覆與追評",
  },
  choices: {
    status: {
      waiting: "待評價",
      commented: "已評價",
      followed: "已追評",
      expired: "系統預設",
    },
    rating: {
      good: "好評",
      average: "中評",
      bad: "差評",
    },
  },
  actions: {
    answer: "回覆",
    deleteAnswer: "刪除回覆",
  },
  titles: {
    answer: "回覆該評價",
    deleteAnswer: "刪除對 %{what} 的回覆？",
  },
  done: {
    answer: "回覆已發布",
    deleteAnswer: "已刪除 %{smart_count} 則回覆",
  },
  consequences: {
    answer: "所有瀏覽該商品的人都能在評價下方看到。每則評價只能回覆一次。",
    deleteAnswer: "回覆將不再顯示在商品上，之後可以重新回覆。",
  },
  groups: {
    bought: "購買的商品",
    said: "買家評價",
    stars: "評分",
    follows: "回覆與追評",
  },
  tabs: {
    toAnswer: "待回覆",
    good: "好評",
    average: "中評",
    bad: "差評",
  },
  inputs: {
    answer: { content: "回覆內容", imgs: "圖片" },
    getLeftList: { commentId: "評價" },
    deleteLeftComment: { leftCommentId: "回覆" },
  },
  rows: {
    follows: {
      type: "身分",
      content: "內容",
      imgs: "圖片",
      operatorId: "操作人",
      operator: "操作人",
      at: "時間",
    },
  },
  rowChoices: {
    follows: {
      type: {
        shop: "商店",
        buyer: "買家",
      },
    },
  },
  errors: {
    alreadyExists: "此商品已評價",
    windowClosed: "評價期限已過",
    alreadyFollowedUp: "此評價已追評過",
    contentRequired: "請填寫內容",
  },
  screen: {
    dashboard: {
      from: "共 %{smart_count} 則評價",
      period: "近 30 天",
    },
    commands: {
      followUp: "追加評價",
    },
    ofShop: "商店評分",
    many: "共 %{smart_count} 則評價",
    noWords: "未填寫文字，僅評分。",
    automatic: "買家未在期限內評價，系統預設五星好評。",
    reply: "回覆%{name}",
    placeholder: "感謝買家，或說明如何處理……",
    hint: "Ctrl+Enter 傳送並跳到下一則",
    send: "回覆",
    withPictures: "附圖片……",
    ours: "我們的回覆",
    theirs: "買家追評",
    stars: "%{stars} 星（滿分 5 星）",
    tooLong: "最多 %{max} 個字",
  },
  empty: "訂單完成後，買家的評價會顯示在這裡。及時回覆，尤其是負評，所有瀏覽該商品的人都會看到。",
};
export default messages;
