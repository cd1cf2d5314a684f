import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide";
import { Link } from "react-router";
import { FailedCard } from "../../../../framework/admin/dashboard/CardState.tsx";
import { compare } from "../../../../framework/admin/dashboard/compare.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { comments } from "../comments.ts";
import { useMessages } from "./comment.ts";

const StarIcon = createIcon(Star, "currentColor");

/** The shop's mean rating and how it changed in 30 days; nothing without reviews. */
export function RatingCard() {
  const t = useMessages();
  const provider = useAdminProvider();
  const { data, error, refetch } = useQuery({
    queryKey: [comments.name, "trend"],
    queryFn: () => provider.runCall("comments", "getTrend", {}),
    refetchOnMount: "always",
  });
  if (error && !data) return <FailedCard name={t("ofShop")} onRetry={() => void refetch()} />;
  if (!data?.rating) return null;
  const { comments: count, rating, ratingBefore } = data;
  // Both as they are shown, so that the change is the difference of what can be seen.
  const [now, before] = [rating, ratingBefore ?? rating].map((one) => Math.round(one * 10) / 10);
  const { direction } = compare(now ?? 0, before ?? 0);
  const change = Math.abs((now ?? 0) - (before ?? 0)).toFixed(1);
  const tone = getToneTokens(direction === "down" ? "error" : "success");
  return (
    <Card
      component="section"
      aria-label={t("ofShop")}
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 1,
        px: 2,
        py: 1.25,
        "&:hover": { backgroundColor: tokens.hover },
      }}
    >
      <StarIcon fontSize="small" sx={{ color: getToneTokens("warning").mark }} />
      <Box component="span" sx={{ fontSize: "1rem", fontWeight: weights.title }}>
        {(now ?? 0).toFixed(1)}
      </Box>
      <MuiLink
        component={Link}
        to={toPath(comments, "list")}
        color="inherit"
        underline="none"
        sx={{
          flex: 1,
          color: tokens.ink2,
          "&::after": { content: '""', position: "absolute", inset: 0 },
        }}
      >
        {t("dashboard.from", { smart_count: count })}
      </MuiLink>
      {direction !== "same" && (
        <Box component="span" sx={{ fontSize: "0.75rem", color: tokens.ink2 }}>
          <Box component="span" sx={{ fontWeight: weights.strong, color: tone.text }}>
            {`${direction === "up" ? "↑" : "↓"} ${change}`}
          </Box>{" "}
          {t("dashboard.period")}
        </Box>
      )}
    </Card>
  );
}
