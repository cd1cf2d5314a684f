import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { type CustomDialogProps, useActor } from "../../../../framework/admin/resources.tsx";
import { comments } from "../comments.ts";
import { getDraft } from "./drafts.ts";

const answer = comments.actionList.find(({ name }) => name === "answer");

/** The reply dialog, which opens with the draft typed beside the comment. */
export function AnswerDialog({ record, onClose, onDone }: CustomDialogProps<typeof comments>) {
  const actor = useActor();
  if (!answer) return null;
  return (
    <DeclaredDialog
      resource={comments}
      action={answer}
      ids={[record.id]}
      record={record}
      initialValues={{ content: getDraft(actor.id, record.id) || null }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
