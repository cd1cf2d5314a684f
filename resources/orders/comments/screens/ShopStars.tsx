import Card from "@mui/material/Card";
import MuiRating from "@mui/material/Rating";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { comments } from "../comments.ts";
import { useMessages } from "./comment.ts";

const parts = ["goodsStar", "deliveryStar", "shopStar", "logisticStar"] as const;
const none: Readonly<Record<string, unknown>> = {};
const formatStars = (value: unknown) => Number(value ?? 0).toFixed(2);

/** The shop's mean ratings over all comments. */
export function ShopStars() {
  const t = useMessages();
  const messages = useResourceMessages(comments);
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [comments.name, "stars"],
    queryFn: () => provider.runCall(comments.name, "getStars", none),
    refetchOnMount: "always",
  });
  const count = Number(data?.comments ?? 0);
  // Without comments the empty list shows a message of its own.
  if (count === 0) return null;
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={t("ofShop")}
      sx={{
        px: 2,
        py: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {formatStars(data?.avgStar)}
        </Typography>
        <span role="img" aria-label={t("stars", { stars: formatStars(data?.avgStar) })}>
          <MuiRating
            value={Number(data?.avgStar ?? 0)}
            precision={0.1}
            size="small"
            readOnly
            aria-hidden="true"
          />
        </span>
        <Typography variant="body2" color="text.secondary">
          {t("many", { smart_count: count })}
        </Typography>
      </Stack>
      {parts.map((part) => (
        <Typography key={part} variant="body2" color="text.secondary">
          {messages.field(part)}{" "}
          <Typography
            component="strong"
            variant="body2"
            sx={{ fontWeight: 600, color: "text.primary" }}
          >
            {formatStars(data?.[part])}
          </Typography>
        </Typography>
      ))}
    </Card>
  );
}
