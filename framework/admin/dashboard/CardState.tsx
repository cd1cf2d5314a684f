import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "react-admin";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { tokens } from "../theme/tokens.ts";

/** What a card reads, as the query of it. */
export interface CardQuery {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
}

const title = { display: "flex", alignItems: "center", minHeight: 44, px: 2 } as const;

/** The lines of a card until what it shows is loaded. */
export const Lines = ({ height }: { height: number }) => (
  <Box aria-hidden="true" sx={{ px: 2, pb: 2, height, boxSizing: "border-box" }}>
    {Array.from({ length: Math.max(1, Math.floor(height / 44)) }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
      <Skeleton key={line} height={44} width={`${90 - (line % 3) * 12}%`} />
    ))}
  </Box>
);

/** A card until its code is loaded. */
export const CardSkeleton = ({ height }: { height: number }) => (
  <Card aria-hidden="true">
    <Box sx={title}>
      <Skeleton width={140} height={20} />
    </Box>
    <Lines height={height} />
  </Card>
);

/** Says that a card could not be loaded, and offers to try again. */
export function Failure({ name, onRetry }: { name: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box
      role="alert"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 2, pb: 2 }}
    >
      <Box component="span" sx={{ flex: "1 1 160px", color: tokens.ink2 }}>
        {translate("framework.list.failedTitle", { name })}
      </Box>
      <Button size="small" startIcon={<RefreshIcon />} onClick={onRetry}>
        {translate("framework.list.retry")}
      </Button>
    </Box>
  );
}

/** A card whose code could not be loaded, or that cannot show what it has read. */
export const FailedCard = ({ name, onRetry }: { name: string; onRetry: () => void }) => (
  <Card component="section" aria-label={name} sx={{ pt: 2 }}>
    <Failure name={name} onRetry={onRetry} />
  </Card>
);
