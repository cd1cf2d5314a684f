import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { stages } from "../../../pricing/index.ts";
import type { Tried } from "./useTriedCart.ts";
import { useWhatIfText, type WhatIf } from "./useWhatIf.ts";
import { Verdict } from "./Verdict.tsx";

interface Props {
  tried: Tried;
  answer: WhatIf | undefined;
  error: Error | null;
  isFetching: boolean;
}
/** What each promotion does to the order, in the order in which they are applied. */
export function Verdicts({ tried, answer, error, isFetching }: Props) {
  const t = useWhatIfText();
  const [shown, setShown] = useState<"all" | "applied">("all");
  const verdicts = answer?.verdicts ?? [];
  const applied = verdicts.filter(({ applies }) => applies);
  const listed = shown === "all" ? verdicts : applied;
  const shownStages = stages.filter((stage) => listed.some((one) => one.stage === stage));
  return (
    <SectionCard
      title={t("verdicts.title")}
      tool={
        answer && (
          <>
            <Box sx={{ display: "flex", gap: 0.5, flex: "1 1 auto" }}>
              <StatusChip tone="success">
                {t("verdicts.apply", { smart_count: applied.length })}
              </StatusChip>
              <StatusChip tone="neutral">
                {t("verdicts.dont", { smart_count: verdicts.length - applied.length })}
              </StatusChip>
            </Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={shown}
              aria-label={t("verdicts.title")}
              onChange={(_, next: typeof shown | null) => next && setShown(next)}
            >
              <ToggleButton value="all">{t("verdicts.all")}</ToggleButton>
              <ToggleButton value="applied">{t("verdicts.applied")}</ToggleButton>
            </ToggleButtonGroup>
          </>
        )
      }
    >
      <Box aria-live="polite" aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
        {error && tried.cart && <Alert severity="error">{error.message}</Alert>}
        {!answer && !(error && tried.cart) && (
          <Typography color="text.secondary">{t("verdicts.empty")}</Typography>
        )}
        {answer && listed.length === 0 && (
          <Typography color="text.secondary">{t("verdicts.none")}</Typography>
        )}
        {shownStages.map((stage, place) => {
          const own = listed.filter((one) => one.stage === stage);
          return (
            <Box key={stage} component="section" aria-label={t(`stages.${stage}`)} sx={{ mb: 1.5 }}>
              <Typography
                variant="body2"
                component="h3"
                color="text.secondary"
                sx={{ fontWeight: 600, mb: 0.5 }}
              >
                {place + 1}. {t(`stages.${stage}`)}
              </Typography>
              {own.map((one) => (
                <Verdict key={`${one.source}:${one.sourceId}`} verdict={one} tried={tried} />
              ))}
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}
