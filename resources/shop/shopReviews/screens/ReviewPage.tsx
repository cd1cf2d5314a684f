import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { History } from "../../../../framework/admin/history/History.tsx";
import { MadeBy } from "../../../../framework/admin/show/MadeBy.tsx";
import { PageFrame } from "../../../../framework/admin/show/PageLayout.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordProvider } from "../../../../framework/admin/show/RecordProvider.tsx";
import { RecordSections } from "../../../../framework/admin/show/RecordSections.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { listDocuments } from "../listDocuments.ts";
import { shopReviews } from "../shopReviews.ts";
import { Documents } from "./Documents.tsx";

const resource: Resource = shopReviews;
/**
 * Fields that are omitted from the details: the documents are shown next to them, and the header
 * shows the rest.
 */
const elsewhere = ["cardImgs", "licence", "brandImg", "reason", "reasonText", "deadline"];
const withoutDocuments: Resource = {
  ...resource,
  form: resource.form.filter(({ section }) => section !== "papers"),
};
const beside: Resource = {
  ...withoutDocuments,
  fields: Object.fromEntries(
    Object.entries(resource.fields).filter(([name]) => !elsewhere.includes(name)),
  ),
};

/** The header shows the deadline beside the state. */
const headed: Resource = {
  ...resource,
  columns: resource.columns.filter((name) => name !== "deadline"),
};

/** One application: documents on one side, details on the other, and the decision above both. */
export const ReviewPage = () => <ShownRecord resource={shopReviews} Page={Review} />;

function Review({ record }: OneRecord<typeof shopReviews>) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { status, reason, reasonText, deadline } = record;
  const hasDocuments = listDocuments(record).length > 0;
  return (
    <PageFrame>
      <RecordProvider resource={headed} record={record}>
        <RecordHeader
          mark={
            <>
              <RecordStatus resource={resource} record={record} />
              {status === "reviewing" && deadline && <DeadlineText at={deadline} />}
            </>
          }
        />
      </RecordProvider>
      {reason && (
        <Alert severity={status === "rejected" ? "error" : "info"} sx={{ mb: 2 }}>
          {translate("markethall.join.review.rejected")}: {messages.choice("reason", reason)}
          {reasonText && <Typography sx={{ whiteSpace: "pre-wrap" }}>{reasonText}</Typography>}
        </Alert>
      )}
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            md: hasDocuments ? "minmax(0, 5fr) minmax(0, 6fr)" : "minmax(0, 1fr)",
          },
          columnGap: 2,
          alignItems: "start",
        }}
      >
        {hasDocuments && (
          <Box sx={{ mb: 2 }}>
            <Documents record={record} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <RecordProvider resource={beside} record={record}>
            <RecordSections />
          </RecordProvider>
        </Box>
      </Box>
      <History resource={resource} id={record.id} version={record.version} />
      <MadeBy record={record} />
    </PageFrame>
  );
}
