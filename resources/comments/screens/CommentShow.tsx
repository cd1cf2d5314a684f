import Card from "@mui/material/Card";
import { useParams } from "react-router";
import { useRecord } from "../../../framework/admin/form/useRecord.ts";
import { History } from "../../../framework/admin/history/History.tsx";
import { useActor } from "../../../framework/admin/resources.tsx";
import { RecordError, RecordForbidden, RecordPage, RecordSkeleton } from "../../../framework/admin/show/RecordPage.tsx";
import { StatusMark } from "../../../framework/admin/show/StatusMark.tsx";
import { useRecordTitle } from "../../../framework/admin/show/useRecordTitle.ts";
import { may } from "../../../framework/schema/index.ts";
import { comments } from "../comments.ts";
import { CommentCard } from "./CommentCard.tsx";

/** One comment by itself, as it stands in the list, with its history. */
export function CommentShow() {
  const actor = useActor();
  const { record, error, refetch } = useRecord(comments, Number(useParams().id));
  const title = useRecordTitle(comments, record);
  if (!may(actor, comments, "view")) return <RecordForbidden resource={comments} />;
  if (!record)
    return error ? (
      <RecordError resource={comments} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton />
    );
  return (
    <RecordPage title={title} mark={<StatusMark resource={comments} record={record} />}>
      <Card variant="outlined" sx={{ mb: 2 }}>
        <CommentCard record={record} tick={null} menu={null} />
      </Card>
      <History resource={comments} id={record.id} version={record.version} />
    </RecordPage>
  );
}
