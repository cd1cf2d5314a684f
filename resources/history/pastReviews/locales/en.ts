import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastReviews } from "../pastReviews.ts";

const messages: ResourceMessages<typeof pastReviews> = {
  name: "Review from previous store |||| Reviews from previous store",
  listName: "Imported reviews",
  empty: "Reviews from your previous store will appear here. Import the file that it exported.",
  recordTitle: "Review of %{product} by %{reviewerName}",
  fields: {
    reference: "Review ID",
    source: "Imported from",
    product: "Product",
    rating: "Rating",
    title: "Title",
    content: "Review",
    reviewerName: "Customer",
    reviewerEmail: "Email",
    reviewedAt: "Reviewed",
    reply: "Reply",
  },
  groups: {
    review: "Review",
    writer: "Customer and source",
  },
  importNotes: {
    picturesLost:
      "The images of %{count} review won't be imported. |||| The images of %{count} reviews won't be imported.",
    hiddenShown:
      "%{count} review is hidden in %{program}. Here it's listed like the others. |||| %{count} reviews are hidden in %{program}. Here they're listed like the others.",
  },
};
export default messages;
