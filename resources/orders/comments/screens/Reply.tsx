import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type KeyboardEvent, useRef, useState } from "react";
import { ActionDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { maxCharacters } from "../commentFields.ts";
import { comments } from "../comments.ts";
import { type CommentRecord, toComment, useMessages } from "./comment.ts";
import { getDraft, storeDraft } from "./drafts.ts";

const boxes = "textarea[data-reply]";
const answer = comments.actionList.find(({ name }) => name === "answer");
/** Finds the input of the next unanswered comment, before this one disappears. */
function nextBox(box: HTMLTextAreaElement | null): HTMLTextAreaElement | undefined {
  if (!box) return undefined;
  const all = [...document.querySelectorAll<HTMLTextAreaElement>(boxes)];
  const at = all.indexOf(box);
  return all[at + 1] ?? all[at - 1];
}

/**
 * The input for a reply in the list; after sending, the next unanswered comment receives the focus.
 */
export function Reply({ record }: { record: CommentRecord }) {
  const t = useMessages();
  const actor = useActor();
  const run = useRunAction(comments);
  const comment = toComment(record);
  const [text, setText] = useState(() => getDraft(actor.id, comment.id));
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  if (!answer) return null;
  const content = text.trim();
  const tooLong = content.length > maxCharacters;
  const type = (typed: string) => {
    setText(typed);
    setProblem(null);
    storeDraft(actor.id, comment.id, typed);
  };
  async function send() {
    if (!answer || content === "" || tooLong || sending) return;
    const next = nextBox(box.current);
    setSending(true);
    try {
      const { failed } = await run("answer", {
        ids: [comment.id],
        input: { content, imgs: [] },
      });
      const [failure] = failed;
      if (failure) return setProblem(failure.message);
      storeDraft(actor.id, comment.id, "");
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed in the input must not trigger the list's row shortcuts.
    event.stopPropagation();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const name = comment.memberName ?? "";
  return (
    <div className="reply">
      <TextField
        inputRef={box}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        margin="none"
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        fullWidth
        error={tooLong}
        helperText={tooLong ? t("tooLong", { max: maxCharacters }) : undefined}
        placeholder={t("placeholder")}
        slotProps={{ htmlInput: { "data-reply": true, "aria-label": t("reply", { name }) } }}
      />
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <div className="send">
        <Button
          size="small"
          variant="contained"
          disabled={content === "" || tooLong}
          loading={sending}
          onClick={() => void send()}
        >
          {t("send")}
        </Button>
        <Button size="small" disabled={sending} onClick={() => setConfirming(true)}>
          {t("withPictures")}
        </Button>
        <span className="quiet hint">{t("hint")}</span>
      </div>
      {isConfirming && (
        <ActionDialog
          resource={comments}
          action={answer}
          ids={[comment.id]}
          record={record}
          onClose={() => setConfirming(false)}
          onDone={() => {
            storeDraft(actor.id, comment.id, "");
            setConfirming(false);
          }}
        />
      )}
    </div>
  );
}
