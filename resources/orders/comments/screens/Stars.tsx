import MuiRating from "@mui/material/Rating";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { comments } from "../comments.ts";
import { type Comment, useMessages } from "./comment.ts";

const parts = ["goodsStar", "deliveryStar", "shopStar", "logisticStar"] as const;

/** The mean rating as stars, and the ratings that it is the mean of. */
export function Stars({ comment }: { comment: Comment }) {
  const t = useMessages();
  const messages = useResourceMessages(comments);
  const mean = comment.avgStar ?? 0;
  return (
    <div className="stars">
      <span role="img" aria-label={t("stars", { stars: mean })}>
        <MuiRating value={mean} precision={0.25} size="small" readOnly aria-hidden="true" />
      </span>
      <span className="quiet">
        {parts.map((name) => `${messages.field(name)} ${comment[name]}`).join(" · ")}
      </span>
    </div>
  );
}
