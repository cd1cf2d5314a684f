import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { joinSentences } from "../display/joinSentences.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { NothingFoundIcon } from "../icons/NothingFoundIcon.ts";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { ListMessage } from "../list/ListMessage.tsx";
import { findListView, toPath } from "../paths.ts";
import { ApiError } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { getMenuItemName, useResourceMessages } from "../useResourceMessages.ts";
import { PageFrame, PageLayout } from "./PageLayout.tsx";

interface ErrorProps {
  resource: Resource;
  error: Error;
  onRetry: () => void;
}
/** A record that could not be loaded: not found, forbidden, or a connection failure. */
export function RecordError({ resource, error, onRetry }: ErrorProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const list = findListView(resource, useActor());
  const isMissing = error instanceof ApiError && error.code === 404;
  const final = isMissing || (error instanceof ApiError && error.code === 403);
  const reason = error.message || translate("framework.form.failed");
  const back = !resource.singleton && (
    <Button component={Link} to={toPath(list, "list")} variant={final ? "contained" : "outlined"}>
      {translate("framework.record.backToList", { name: getMenuItemName(translate, list) })}
    </Button>
  );
  if (final)
    return (
      <PageFrame>
        <ListMessage
          role="alert"
          heading="h1"
          icon={NothingFoundIcon}
          title={
            isMissing ? translate("framework.record.notFound", { name: messages.one }) : reason
          }
          actions={back}
        >
          {isMissing && translate("framework.record.notFoundWhy")}
        </ListMessage>
      </PageFrame>
    );
  return (
    <PageLayout title={messages.one}>
      <ListMessage
        role="alert"
        icon={ErrorIcon}
        title={translate("framework.list.failedTitle", { name: messages.one })}
        actions={
          <>
            <Button variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
              {translate("framework.record.retry")}
            </Button>
            {back}
          </>
        }
      >
        {joinSentences(translate, reason, translate("framework.list.nothingLost"))}
      </ListMessage>
    </PageLayout>
  );
}

/** Says that the actor may not open the record. */
export const RecordForbidden = () => (
  <PageFrame>
    <ListMessage
      role="alert"
      heading="h1"
      icon={NothingFoundIcon}
      title={useTranslate()("framework.record.forbidden")}
    />
  </PageFrame>
);
