import Box from "@mui/material/Box";
import { useLocale, useTranslate } from "react-admin";
import { AllButton } from "../../../framework/admin/dashboard/AllButton.tsx";
import { Panel } from "../../../framework/admin/dashboard/Panel.tsx";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import { formatAgo } from "../../../framework/admin/display/formatAgo.ts";
import { toPath } from "../../../framework/admin/paths.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { useRecords } from "../../../framework/admin/useRecords.ts";
import type { AuditLog } from "../auditFields.ts";
import { groupEntries } from "./groupEntries.ts";
import { WhatChanged } from "./WhatChanged.tsx";

const shown = 8;
/** Entries that are loaded, so that a series of them takes one line. */
const loaded = 60;

/** The newest audit entries that the member may read. */
export function RecentChanges({ resource: log }: { resource: AuditLog }) {
  const translate = useTranslate();
  const { timeZone } = useAdmin();
  const locale = useLocale();
  const query = useRecords(log, {
    pagination: { page: 1, perPage: loaded },
    sort: { field: "id", order: "DESC" },
    filter: {},
  });
  const { data = [], error } = query;
  return (
    <Panel
      title={translate("markethall.shell.dashboard.recent")}
      // Entries that are known are shown, also where they cannot be read anew.
      query={{ ...query, error: data.length > 0 ? null : error }}
      height={280}
      tools={<AllButton to={toPath(log, "list")} />}
    >
      {data.length === 0 && (
        <Box sx={{ px: 2, pb: 2, color: tokens.ink2 }}>
          {translate("markethall.shell.dashboard.noRecent")}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, pb: data.length > 0 ? 1 : 0, listStyle: "none" }}>
        {groupEntries(data, shown).map(({ entry: { addTime = "", ...entry }, more }) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ display: "flex", alignItems: "baseline", gap: 2, minHeight: 32, px: 2, py: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <WhatChanged log={log} entry={entry} />
              {more > 0 && (
                <Box component="span" sx={{ color: tokens.ink2 }}>
                  {` ${translate("markethall.shell.dashboard.andMore", { smart_count: more })}`}
                </Box>
              )}
            </Box>
            <Box
              component="time"
              dateTime={addTime}
              title={formatInstant(addTime, timeZone)}
              sx={{ fontSize: "0.75rem", whiteSpace: "nowrap", color: tokens.ink2 }}
            >
              {formatAgo(
                addTime,
                Date.now(),
                locale,
                translate("markethall.shell.dashboard.justNow"),
              ) ?? formatInstant(addTime, timeZone)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
