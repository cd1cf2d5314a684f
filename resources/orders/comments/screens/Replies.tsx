import Button from "@mui/material/Button";
import { useState } from "react";
import { useExpectedRecord } from "../../../../framework/admin/action/expectedValues.ts";
import { LazyActionDialog } from "../../../../framework/admin/action/LazyActionDialog.ts";
import { listAvailableActions } from "../../../../framework/admin/action/listAvailableActions.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { Pictures } from "../../refunds/screens/Pictures.tsx";
import { comments } from "../comments.ts";
import { type CommentRecord, type Follow, toComment, useMessages } from "./comment.ts";
import { Reply } from "./Reply.tsx";

/** One reply to a comment. */
export function FollowContent({ follow }: { follow: Follow }) {
  const t = useMessages();
  const messages = useResourceMessages(comments);
  const { type, content, imgs, at, operator } = follow;
  return (
    <div className="after">
      <div className="quiet">
        {t(type === "shop" ? "ours" : "theirs")}
        {type === "shop" && operator && ` · ${operator}`}
        {at && (
          <>
            {" · "}
            <Moment at={at} />
          </>
        )}
      </div>
      <p>{content}</p>
      {imgs.length > 0 && <Pictures addresses={imgs} name={messages.row("follows", "imgs")} />}
    </div>
  );
}

/** The shop's reply, or the input for it. */
export function Replies({ record: stored }: { record: CommentRecord }) {
  const record = useExpectedRecord(comments, stored);
  const messages = useResourceMessages(comments);
  const actor = useActor();
  const [isConfirming, setConfirming] = useState(false);
  const { follows, id } = toComment(record);
  const ours = follows.find(({ type }) => type === "shop");
  const offered = listAvailableActions(comments, actor, record).filter(({ possible }) => possible);
  const taking = offered.find(({ action }) => action.name === "deleteAnswer")?.action;
  if (offered.some(({ action }) => action.name === "answer"))
    return <Reply key={id} record={record} />;
  return (
    <div className="reply">
      {ours && <FollowContent follow={ours} />}
      {taking && (
        <div className="send">
          <Button size="small" color="error" onClick={() => setConfirming(true)}>
            {messages.action("deleteAnswer")}
          </Button>
        </div>
      )}
      {isConfirming && taking && (
        <LazyActionDialog
          resource={comments}
          action={taking}
          ids={[id]}
          record={record}
          onClose={() => setConfirming(false)}
          onDone={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
