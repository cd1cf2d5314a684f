import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { findListView, toPath } from "../paths.ts";
import { ApiError } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { getMenuItemName, useResourceMessages } from "../useResourceMessages.ts";
import { PageLayout } from "./PageLayout.tsx";

/** Renders the loading state of a record. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <PageLayout title={<Skeleton width={220} />}>
      <Box role="status" aria-label={translate("ra.page.loading")}>
        <Skeleton variant="rounded" height={220} sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={140} />
      </Box>
    </PageLayout>
  );
}

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
  const final = error instanceof ApiError && (error.code === 404 || error.code === 403);
  return (
    <PageLayout title={messages.one}>
      <Alert
        severity={final ? "warning" : "error"}
        action={
          !final && (
            <Button color="inherit" onClick={onRetry}>
              {translate("framework.record.retry")}
            </Button>
          )
        }
      >
        {error.message || translate("framework.form.failed")}
      </Alert>
      {!resource.singleton && (
        <Button component={Link} to={toPath(list, "list")} sx={{ mt: 2 }}>
          {translate("framework.record.backToList", { name: getMenuItemName(translate, list) })}
        </Button>
      )}
    </PageLayout>
  );
}
/** Says that the actor may not open the record. */
export const RecordForbidden = ({ resource }: { resource: Resource }) => {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  return (
    <PageLayout title={messages.one}>
      <Alert severity="warning">{translate("framework.record.forbidden")}</Alert>
    </PageLayout>
  );
};
