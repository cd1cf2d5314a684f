import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { comments } from "../comments.ts";

const messages: ResourceMessages<typeof comments> = {
  name: "Review |||| Reviews",
  toDo: {
    toAnswer: "%{smart_count} review to reply to |||| %{smart_count} reviews to reply to",
  },
  jobs: { expireComments: "Auto-rate orders" },
  recordTitle: "Review of %{goodsName} by %{memberName}",
  fields: {
    orderNumber: "Order",
    lineId: "Line item",
    orderId: "Order",
    orderNo: "Order no.",
    goodsId: "Product ID",
    goodsName: "Product",
    skuName: "Variant",
    mainImg: "Image",
    memberId: "Customer ID",
    memberName: "Customer",
    anonymous: "Anonymous",
    status: "Status",
    content: "Review",
    imgs: "Photos",
    rating: "Rating",
    goodsStar: "Item as described",
    deliveryStar: "Dispatch speed",
    shopStar: "Service",
    logisticStar: "Shipping speed",
    avgStar: "Average",
    answered: "Replied",
    commentedAt: "Reviewed at",
    follows: "Replies",
  },
  choices: {
    status: {
      waiting: "Awaiting review",
      commented: "Reviewed",
      followed: "Followed up",
      expired: "Auto-rated",
    },
    rating: {
      good: "Positive",
      average: "Neutral",
      bad: "Negative",
    },
  },
  actions: {
    answer: "Reply",
    deleteAnswer: "Delete reply",
  },
  titles: {
    answer: "Reply to this review",
    deleteAnswer: "Delete this reply? |||| Delete %{smart_count} replies?",
  },
  done: {
    answer: "Reply posted",
    deleteAnswer: "Reply deleted |||| %{smart_count} replies deleted",
  },
  consequences: {
    answer: "Your reply will appear publicly below the review. You can reply once per review.",
    deleteAnswer: "Your reply will no longer appear on the product. You can write a new one.",
  },
  groups: {
    bought: "Item",
    said: "Review",
    stars: "Ratings",
    follows: "Replies",
  },
  tabs: {
    toAnswer: "Needs reply",
    good: "Positive",
    average: "Neutral",
    bad: "Negative",
  },
  inputs: {
    answer: { content: "Reply", imgs: "Photos" },
    getLeftList: { commentId: "Review" },
    deleteLeftComment: { leftCommentId: "Reply" },
  },
  rows: {
    follows: {
      type: "Author",
      content: "Text",
      imgs: "Photos",
      operatorId: "User ID",
      operator: "User",
      at: "Date",
    },
  },
  rowChoices: {
    follows: {
      type: {
        shop: "Shop",
        buyer: "Customer",
      },
    },
  },
  errors: {
    alreadyExists: "You've already reviewed this item",
    windowClosed: "The review deadline has passed",
    alreadyFollowedUp: "You've already added to this review",
    contentRequired: "Write your review",
  },
  screen: {
    dashboard: {
      from: "from %{smart_count} review |||| from %{smart_count} reviews",
      period: "in 30 days",
    },
    commands: {
      followUp: "Add to review",
    },
    ofShop: "Shop rating",
    many: "%{smart_count} review |||| %{smart_count} reviews",
    noWords: "Rating only",
    automatic: "The customer didn't leave a review in time, so 5 stars were given automatically.",
    reply: "Reply to %{name}",
    placeholder: "Write a public reply…",
    hint: "Ctrl+Enter to send and go to the next review",
    send: "Reply",
    withPictures: "Add photos",
    ours: "Your reply",
    theirs: "Customer added",
    stars: "%{stars} of 5 stars",
    tooLong: "Use %{max} characters or fewer",
  },
  empty: "Reviews will appear here once orders are completed. Shoppers can see your replies.",
};
export default messages;
