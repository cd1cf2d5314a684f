import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useParams } from "react-router";
import { ActionButtons } from "../../framework/admin/action/ActionButtons.tsx";
import { useRecord } from "../../framework/admin/form/useRecord.ts";
import { History } from "../../framework/admin/history/History.tsx";
import { MadeBy } from "../../framework/admin/show/MadeBy.tsx";
import { RecordError, RecordPage, RecordSkeleton } from "../../framework/admin/show/RecordPage.tsx";
import { RecordSections } from "../../framework/admin/show/RecordSections.tsx";
import { StatusMark } from "../../framework/admin/show/StatusMark.tsx";
import { useRecordTitle } from "../../framework/admin/show/useRecordTitle.ts";
import { useWords } from "../../framework/admin/useWords.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { DueMark } from "./DueMark.tsx";
import { Papers } from "./Papers.tsx";
import { papersOf } from "./papersOf.ts";
import { shopReviews } from "./shopReviews.ts";

const resource: Resource = shopReviews;
/** Beside the papers stands what they are to prove, without the papers once more, nor what the head says. */
const elsewhere = ["cardImgs", "licence", "brandImg", "reason", "reasonText", "deadline"];
const withoutPapers: Resource = { ...resource, form: resource.form.filter(({ section }) => section !== "papers") };
const beside: Resource = {
  ...withoutPapers,
  fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => !elsewhere.includes(name))),
};

/** One application: its documents on one side, what it says on the other, and the decision above both. */
export function ReviewPage() {
  const translate = useTranslate();
  const words = useWords(resource);
  const { record, error, refetch } = useRecord(resource, Number(useParams().id));
  const title = useRecordTitle(resource, record);
  if (!record)
    return error ? (
      <RecordError resource={resource} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton />
    );
  const { status, reason, reasonText }: { [name: string]: unknown } = record;
  const hasPapers = papersOf(record).length > 0;
  return (
    <RecordPage
      title={title}
      mark={
        <>
          <StatusMark resource={resource} record={record} />
          {status === "reviewing" && <DueMark record={record} name="deadline" />}
        </>
      }
      note={<MadeBy record={record} />}
      tools={<ActionButtons resource={resource} record={record} onDone={() => void refetch()} />}
    >
      {typeof reason === "string" && (
        <Alert severity={status === "rejected" ? "error" : "info"} sx={{ mb: 2 }}>
          {translate("markethall.join.review.rejected")}: {words.choice("reason", reason)}
          {typeof reasonText === "string" && <Typography sx={{ whiteSpace: "pre-wrap" }}>{reasonText}</Typography>}
        </Alert>
      )}
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            md: hasPapers ? "minmax(0, 5fr) minmax(0, 6fr)" : "minmax(0, 1fr)",
          },
          columnGap: 2,
          alignItems: "start",
        }}
      >
        {hasPapers && (
          <Box
            sx={{
              mb: 2,
              position: { md: "sticky" },
              top: { md: 72 },
              maxHeight: { md: "calc(100vh - 88px)" },
              overflowY: { md: "auto" },
            }}
          >
            <Papers record={record} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <RecordSections resource={beside} record={record} />
        </Box>
      </Box>
      <History resource={resource} id={record.id} version={record.version} />
    </RecordPage>
  );
}
