import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { DateBox } from "../../../../framework/admin/input/DateBox.tsx";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { addDays, parseDay } from "../../../../framework/schema/zonedTime.ts";
import { toLastDay } from "../layOutLanes.ts";
import { promotionPeriods } from "../promotionPeriods.ts";
import { usePeriodText } from "./usePeriodText.ts";

/** Moves the end of a promotion by some days, or to a chosen day. */
export function ExtendDialog({
  record,
  onClose,
  onDone,
}: CustomDialogProps<typeof promotionPeriods>) {
  const t = usePeriodText();
  const translate = useTranslate();
  const messages = useResourceMessages(promotionPeriods);
  const { locale, language, timeZone } = useFormat();
  const run = useRunAction(promotionPeriods);
  const last = toLastDay(record.endsAt ?? new Date().toISOString(), timeZone);
  const [end, setEnd] = useState(addDays(last, 7));
  const isLater = parseDay(end) !== null && end > last;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const results = await run("extend", { ids: [record.id], input: { end } });
      const [failed] = results.failed;
      if (failed) throw new Error(failed.message);
      return results;
    },
    onSuccess: onDone,
  });
  const next = parseDay(addDays(last));
  const monthEnd = next?.date(next.daysInMonth()).format("YYYY-MM-DD") ?? last;
  const choices = [
    { label: t("extend.days", { smart_count: 3 }), day: addDays(last, 3) },
    { label: t("extend.week"), day: addDays(last, 7) },
    { label: t("extend.until", { day: formatDay(monthEnd, locale, timeZone) }), day: monthEnd },
  ];
  const name = record.name ? (chooseLanguage(record.name, language) ?? "") : "";
  return (
    <CommandDialog
      title={translate("resources.promotionPeriods.titles.extend", { what: name })}
      submit={
        isLater
          ? t("extend.submit", { day: formatDay(end, locale, timeZone) })
          : messages.action("extend")
      }
      back={translate("ra.action.cancel")}
      isDirty={false}
      isValid={isLater}
      isPending={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t("extend.now", { day: formatDay(last, locale, timeZone) })}{" "}
        {record.kind === "coupon" && t("extend.claimed")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {choices.map(({ label, day }) => (
          <Button
            key={label}
            variant="outlined"
            aria-pressed={day === end}
            color={day === end ? "primary" : "inherit"}
            sx={
              day === end ? { backgroundColor: "action.selected", borderColor: "primary.main" } : {}
            }
            onClick={() => setEnd(day)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <DateBox
        fullWidth
        label={messages.input("extend", "end")}
        purpose={messages.input("extend", "end")}
        value={end}
        min={addDays(last)}
        onText={setEnd}
      />
    </CommandDialog>
  );
}
