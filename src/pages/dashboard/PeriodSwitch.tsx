import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslate } from "react-admin";
import { type Period, periods } from "../../../framework/admin/dashboard/period.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** Selects the days that the figures sum up. */
export function PeriodSwitch({ period, onChange }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: object) => translate(`framework.dashboard.${key}`, options);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={period}
      aria-label={t("period")}
      onChange={(_event, next: Period | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {periods.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          sx={{
            px: 1.25,
            color: tokens.ink,
            "&.Mui-selected, &.Mui-selected:hover": {
              color: tokens.accent,
              backgroundColor: tokens.accentSoft,
            },
          }}
        >
          {days === 1 ? t("today") : t("days", { smart_count: days })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
