import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { comments } from "../comments.ts";

const messages: ResourceMessages<typeof comments> = {
  name: "Comment |||| Comments",
  fields: {
    lineId: "Line of the order",
    orderId: "Order",
    orderNo: "Order no.",
    goodsId: "Product id",
    goodsName: "Product",
    skuName: "Variant",
    mainImg: "Picture",
    memberId: "Buyer id",
    memberName: "Buyer",
    anonymous: "Anonymous",
    status: "Status",
    content: "Comment",
    imgs: "Pictures",
    rating: "Rating",
    goodsStar: "As described",
    deliveryStar: "Delivery",
    shopStar: "Service",
    logisticStar: "Logistics",
    avgStar: "Average",
    answered: "Answered",
    commentedAt: "Commented at",
    follows: "Replies",
  },
  choices: {
    status: {
      waiting: "Waiting",
      commented: "Commented",
      followed: "Followed up",
      expired: "Automatic",
    },
    rating: {
      good: "Good",
      average: "Average",
      bad: "Bad",
    },
  },
  actions: {
    answer: "Reply",
    deleteAnswer: "Delete reply",
  },
  consequences: {
    answer: "Everybody who looks at the product can read it below the comment. One reply a comment.",
    deleteAnswer: "It disappears from the product, and the comment can be answered anew.",
  },
  groups: {
    bought: "What was bought",
    said: "What the buyer says",
    stars: "Stars",
    follows: "Replies",
  },
  tabs: {
    toAnswer: "To answer",
    good: "Good",
    average: "Average",
    bad: "Bad",
  },
  inputs: {
    answer: {
      content: "Reply",
      imgs: "Pictures",
    },
    getLeftList: {
      commentId: "Comment",
    },
    deleteLeftComment: {
      leftCommentId: "Reply",
    },
  },
  rows: {
    follows: {
      type: "By",
      content: "What was said",
      imgs: "Pictures",
      operatorId: "Who",
      operator: "Who",
      at: "When",
    },
  },
  rowChoices: {
    follows: {
      type: {
        shop: "Shop",
        buyer: "Buyer",
      },
    },
  },
  refusals: {
    done: "This has been commented on already",
    expired: "The time for comments is over",
    followed: "You have followed up on this comment already",
    empty: "Say something",
    statusChanged: "The comment is “%{state}” by now",
  },
  screen: {
    commands: {
      followUp: "Add to your review",
    },
    ofShop: "What buyers give you",
    many: "%{smart_count} comment |||| %{smart_count} comments",
    noWords: "No words, stars only.",
    automatic: "The buyer said nothing in time: five stars were given automatically.",
    reply: "Reply to %{name}",
    placeholder: "Thank the buyer, or say what you do about it…",
    hint: "Ctrl+Enter sends and goes to the next one",
    send: "Reply",
    withPictures: "With pictures…",
    ours: "Our reply",
    theirs: "The buyer added",
    stars: "%{stars} of 5 stars",
    tooLong: "At most %{most} characters",
  },
  empty:
    "What buyers say of what they bought appears here once their order is completed. A quick reply, above all to a bad comment, is read by everybody who looks at the product.",
};
export default messages;
