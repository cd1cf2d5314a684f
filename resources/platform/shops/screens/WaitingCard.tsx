import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { canOpenRecords } from "../../../../framework/schema/index.ts";
import type { Overview } from "./ShopRail.tsx";

/** What of a shop waits for a decision of the platform, the oldest first. */
export function WaitingCard({ query }: { query: UseQueryResult<Overview> }) {
  const { resources, actor } = useAdmin();
  const { translate } = useFormat();
  const waiting = query.data?.waiting ?? [];
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title={translate("resources.shops.screen.decide")} query={query} height={96}>
        {waiting.length === 0 && (
          <Typography variant="body2" sx={{ px: 2, pb: 2, color: tokens.ink2 }}>
            {translate("resources.shops.screen.nothingWaits")}
          </Typography>
        )}
        {waiting.map(({ kind, id, title, amount, since, count = 1 }) => {
          const target = resources.find(({ name }) => name === kind);
          const opens = target && id !== null && canOpenRecords(actor, target);
          return (
            <Box
              key={`${kind} ${id}`}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1.5,
                px: 2,
                py: 1,
                borderTop: `1px solid ${tokens.line}`,
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0, typography: "body2", overflowWrap: "anywhere" }}>
                <Box sx={{ fontWeight: weights.strong }}>
                  {count > 1
                    ? translate(`resources.${kind}.toDo.pendingReview`, { smart_count: count })
                    : translate(`resources.shops.screen.waiting.${kind}`)}
                </Box>
                <Box
                  sx={{
                    typography: "caption",
                    color: tokens.ink2,
                    display: "-webkit-box",
                    overflow: "hidden",
                    WebkitBoxOrient: "vertical",
                    WebkitLineClamp: 2,
                  }}
                >
                  {[title, amount ? formatMoney(amount) : null].filter(Boolean).join(" · ")}
                </Box>
              </Box>
              <Typography variant="caption" sx={{ color: tokens.ink2, whiteSpace: "nowrap" }}>
                <Moment at={since} />
              </Typography>
              {opens && (
                <Button
                  component={Link}
                  to={toPath(target, "show", id)}
                  size="small"
                  variant="outlined"
                  aria-label={`${translate("resources.shops.screen.review")}: ${title}`}
                >
                  {translate("resources.shops.screen.review")}
                </Button>
              )}
            </Box>
          );
        })}
      </Panel>
    </Box>
  );
}
