import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { FieldGroup } from "../../../../framework/admin/input/FieldGroup.tsx";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { type BusinessHours, type OpenTime, type Weekday, weekdays } from "../businessHours.ts";
import { detailFields } from "../detailFields.ts";
import { addTime, completeTime, createDefaultTimes, repeatOnAllDays, setDay } from "../hours.ts";
import { shopInfo } from "../shopInfo.ts";

/** The input may still be invalid, but it is always an object of lists. */
const isHours = (value: unknown): value is BusinessHours =>
  typeof value === "object" && value !== null;

/**
 * Edits the opening hours: a switch for each day, its times, and a button that copies them to all
 * days.
 */
export const HoursInput: InputComponent = ({ source, name }) => {
  const messages = useResourceMessages(shopInfo);
  const props = {
    resource: shopInfo,
    field: detailFields.businessHours,
    name,
    source,
    label: messages.field(name),
    choiceMessages: "",
    compact: false,
    labelHidden: true,
  };
  const control = useField(props);
  const { translate } = control;
  const hours = isHours(control.value) ? control.value : {};
  const write = (next: BusinessHours) => control.change(Object.keys(next).length > 0 ? next : null);
  const set = (day: Weekday, times: OpenTime[]) => write(setDay(hours, day, times));
  return (
    <FieldGroup props={props} control={control}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {weekdays.map((day, row) => {
          const times = hours[day] ?? [];
          const dayName = translate(`markethall.join.days.${day}`);
          return (
            <Box
              component="li"
              key={day}
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "1fr", sm: "150px 1fr auto" },
                columnGap: 2,
                rowGap: 0.5,
                alignItems: "center",
                minHeight: 48,
                py: 0.5,
                borderTop: row > 0 ? 1 : 0,
                borderColor: "divider",
              }}
            >
              <FormControlLabel
                label={dayName}
                control={
                  <Switch
                    checked={times.length > 0}
                    onChange={(_, open) => set(day, open ? createDefaultTimes(hours) : [])}
                    slotProps={{
                      input: { role: "switch", ...(row === 0 && { ref: control.ref }) },
                    }}
                  />
                }
              />
              {times.length > 0 ? (
                <TimesOfDay
                  times={times}
                  dayName={dayName}
                  onChange={(next) => set(day, next)}
                  t={translate}
                />
              ) : (
                <Typography variant="body2" color="text.secondary">
                  {translate("markethall.join.hours.closed")}
                </Typography>
              )}
              {times.length > 0 && (
                <Button
                  size="small"
                  onClick={() => write(repeatOnAllDays(times))}
                  sx={{ justifySelf: "start" }}
                >
                  {translate("markethall.join.hours.copy")}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </FieldGroup>
  );
};

interface TimesProps {
  times: readonly OpenTime[];
  dayName: string;
  onChange: (times: OpenTime[]) => void;
  t: (key: string, options?: Record<string, unknown>) => string;
}
function TimesOfDay({ times, dayName, onChange, t }: TimesProps) {
  const more = addTime(times);
  // By the 24-hour clock in each language; the browser's own field follows its own language.
  const set = (place: number, side: "open" | "close", text: string) =>
    onChange(times.map((one, index) => (index === place ? { ...one, [side]: text } : one)));
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 0.75, minWidth: 0 }}>
      {times.map((time, place) => (
        // The times of a day have no ids, only indexes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Box key={place} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
          {(["open", "close"] as const).map((side) => (
            <TextField
              key={side}
              size="small"
              margin="none"
              value={time[side]}
              onChange={({ target }) => set(place, side, target.value)}
              onBlur={({ target }) => set(place, side, completeTime(target.value))}
              sx={{ width: 76 }}
              slotProps={{
                htmlInput: {
                  inputMode: "numeric",
                  maxLength: 5,
                  placeholder: "09:00",
                  "aria-label": t(`markethall.join.hours.${side}`, {
                    day: dayName,
                    place: place + 1,
                  }),
                },
              }}
            />
          ))}
          {times.length > 1 && (
            <IconButton
              size="small"
              aria-label={t("markethall.join.hours.remove", { day: dayName, place: place + 1 })}
              onClick={() => onChange(times.filter((_, index) => index !== place))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
          {place === times.length - 1 && more && (
            <IconButton
              size="small"
              aria-label={t("markethall.join.hours.add", { day: dayName })}
              onClick={() => onChange(more)}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
