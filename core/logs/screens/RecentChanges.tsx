import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import { formatAgo } from "../../../framework/admin/display/formatAgo.ts";
import { toPath } from "../../../framework/admin/paths.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { useRecords } from "../../../framework/admin/useRecords.ts";
import type { AuditLog } from "../auditFields.ts";
import { WhatChanged } from "./WhatChanged.tsx";

const shown = 8;

/** The newest audit entries that the member may read. */
export function RecentChanges({ resource: log }: { resource: AuditLog }) {
  const translate = useTranslate();
  const { timeZone } = useAdmin();
  const locale = useLocale();
  const { data, isPending, error, refetch } = useRecords(log, {
    pagination: { page: 1, perPage: shown },
    sort: { field: "id", order: "DESC" },
    filter: {},
  });
  return (
    <Card component="section" aria-labelledby="recent-changes">
      <Box sx={{ display: "flex", alignItems: "center", px: 2, pt: 1.5 }}>
        <Typography id="recent-changes" variant="h4" component="h2" sx={{ flex: 1 }}>
          {translate("markethall.shell.dashboard.recent")}
        </Typography>
        <Button component={Link} to={toPath(log, "list")}>
          {translate("markethall.shell.dashboard.all")}
        </Button>
      </Box>
      {isPending && <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}
      {error && !data && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={
            <Button onClick={() => void refetch()}>
              {translate("markethall.shell.failure.retry")}
            </Button>
          }
        >
          {translate("markethall.shell.dashboard.unread")}
        </Alert>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate("markethall.shell.dashboard.noRecent")}
        </Typography>
      )}
      <List dense>
        {data?.map(({ addTime = "", ...entry }) => (
          <ListItem key={entry.id} sx={{ gap: 2, flexWrap: "wrap" }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
              <WhatChanged log={log} entry={entry} />
            </Typography>
            <Typography
              variant="body2"
              color="text.secondary"
              component="time"
              dateTime={addTime}
              title={formatInstant(addTime, timeZone)}
            >
              {formatAgo(
                addTime,
                Date.now(),
                locale,
                translate("markethall.shell.dashboard.justNow"),
              ) ?? formatInstant(addTime, timeZone)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
