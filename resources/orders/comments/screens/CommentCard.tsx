import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { getTone } from "../../../../framework/admin/display/tones.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { CardProps } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { OrderLink } from "../../refunds/screens/OrderLink.tsx";
import { Pictures } from "../../refunds/screens/Pictures.tsx";
import { comments } from "../comments.ts";
import { CommentRoot } from "./CommentRoot.tsx";
import { getGoodsName, toComment, useMessages } from "./comment.ts";
import { FollowContent, Replies } from "./Replies.tsx";
import { Stars } from "./Stars.tsx";

/** The card of a comment: its goods, its text, and the reply. */
export function CommentCard({ record, checkbox, menu }: CardProps<typeof comments>) {
  const t = useMessages();
  const messages = useResourceMessages(comments);
  const { language } = useFormat();
  const comment = toComment(record);
  const { rating, anonymous, status, imgs, content } = comment;
  const more = comment.follows.find(({ type }) => type === "buyer");
  return (
    <CommentRoot>
      <header>
        {checkbox}
        <strong>{comment.memberName || noValue}</strong>
        {anonymous && <StatusChip tone="neutral">{messages.field("anonymous")}</StatusChip>}
        <StatusChip tone={getTone(rating)}>{messages.choice("rating", rating)}</StatusChip>
        <span className="quiet">
          <Moment at={comment.commentedAt} />
        </span>
        <span className="order quiet">
          {messages.field("orderNumber")} <OrderLink record={record} />
        </span>
        {menu}
      </header>
      <div className="body">
        <div className="goods">
          {comment.mainImg ? (
            <Thumbnail address={comment.mainImg} alt="" size={52} />
          ) : (
            <span className="blank" />
          )}
          <span className="what">
            <span>{getGoodsName(comment, language)}</span>
            {comment.skuName && <span className="quiet">{comment.skuName}</span>}
          </span>
        </div>
        <div className="said">
          <Stars comment={comment} />
          {content ? (
            <p>{content}</p>
          ) : (
            <p className="quiet">{t(status === "expired" ? "automatic" : "noWords")}</p>
          )}
          {imgs.length > 0 && <Pictures addresses={imgs} name={messages.field("imgs")} />}
          {more && <FollowContent follow={more} />}
        </div>
        <Replies record={record} />
      </div>
    </CommentRoot>
  );
}
