import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { findListView, toPath } from "../paths.ts";
import { ApiError } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { getMenuItemName, useResourceMessages } from "../useResourceMessages.ts";

interface Props {
  title: ReactNode;
  /** Beside the title: the state. */
  mark?: ReactNode;
  /** Below the title: creator and time. */
  note?: ReactNode;
  /** Opposite the title: buttons. */
  tools?: ReactNode;
  children: ReactNode;
}
/** Lays out every screen about one record: title, state and buttons above its sections. */
export function RecordPage({ title, mark, note, tools, children }: Props) {
  return (
    <Box sx={{ maxWidth: 1120, mx: "auto", width: "100%" }}>
      <Box
        component="header"
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1.5, mb: 2 }}
      >
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <Typography variant="h3" component="h1" sx={{ overflowWrap: "anywhere" }}>
              {title}
            </Typography>
            {mark}
          </Box>
          {note && (
            <Typography variant="body2" color="text.secondary" component="div" sx={{ mt: 0.5 }}>
              {note}
            </Typography>
          )}
        </Box>
        {tools && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            {tools}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** Renders the loading state of a record. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <RecordPage title={<Skeleton width={220} />}>
      <Box role="status" aria-label={translate("ra.page.loading")}>
        <Skeleton variant="rounded" height={220} sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={140} />
      </Box>
    </RecordPage>
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
    <RecordPage title={messages.one}>
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
    </RecordPage>
  );
}
/** Says that the actor may not open the record. */
export const RecordForbidden = ({ resource }: { resource: Resource }) => {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  return (
    <RecordPage title={messages.one}>
      <Alert severity="warning">{translate("framework.record.forbidden")}</Alert>
    </RecordPage>
  );
};
