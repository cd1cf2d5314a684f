import Card from "@mui/material/Card";
import { History } from "../../../../framework/admin/history/History.tsx";
import { PageLayout } from "../../../../framework/admin/show/PageLayout.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useBackToList } from "../../../../framework/admin/show/useBackToList.ts";
import { comments } from "../comments.ts";
import { CommentCard } from "./CommentCard.tsx";

/** The page of one comment: its card from the list, and its history. */
export const CommentShow = () => <ShownRecord resource={comments} Page={CommentPage} />;

const CommentPage = ({ record, title }: OneRecord<typeof comments>) => (
  <PageLayout
    title={title}
    mark={<RecordStatus resource={comments} record={record} />}
    back={useBackToList(comments, record.id)}
  >
    <Card variant="outlined" sx={{ mb: 2 }}>
      <CommentCard record={record} checkbox={null} menu={null} />
    </Card>
    <History resource={comments} id={record.id} version={record.version} />
  </PageLayout>
);
