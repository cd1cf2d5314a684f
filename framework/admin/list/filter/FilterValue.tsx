import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslate } from "react-admin";
import {
  findFilterField,
  getTraits,
  getValueField,
  listChoiceValues,
  type Resource,
} from "../../../schema/index.ts";
import { DateBox } from "../../input/DateBox.tsx";
import { readDay } from "../../input/dateText.ts";
import { type Named, useAdmin } from "../../resources.tsx";
import { addDays, today } from "./days.ts";
import { type Arity, getTarget } from "./listOperators.ts";
import { ReferencePicker } from "./ReferencePicker.tsx";
import { TreePicker } from "./TreePicker.tsx";
import { useTrees } from "./useTrees.ts";
import { useValueText } from "./useValueText.ts";

interface Props {
  resource: Resource;
  name: string;
  arity: Arity;
  /** The allowed values of a text field, or null for free text. */
  options: readonly Named[] | null;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The value input of a filter, by the field's kind. */
export function FilterValue({ resource, name, arity, options, values, onChange }: Props) {
  const translate = useTranslate();
  const { kinds } = useAdmin();
  const text = useValueText(resource, name);
  const tree = useTrees(resource)(name);
  const field = findFilterField(resource, name);
  if (!field) return null;
  const { choice, flag, time, numeric, whole } = getTraits(field);
  const target = getTarget(resource, name);
  const label = translate("framework.list.filterValue");
  const Own = kinds?.[getValueField(field).kind]?.FilterInput;
  if (Own && arity === "one")
    return <Own field={getValueField(field)} label={label} values={values} onChange={onChange} />;
  if (tree) return <TreePicker target={tree} label={label} ids={values} onChange={onChange} />;
  if (target)
    return <ReferencePicker target={target} label={label} ids={values} onChange={onChange} />;
  if (options)
    return (
      <Autocomplete
        size="small"
        options={[...options]}
        value={options.find((one) => one.value === values[0]) ?? null}
        getOptionLabel={(one) => one.name}
        getOptionKey={(one) => one.value}
        onChange={(_, next) => onChange(next ? [next.value] : [])}
        renderInput={(props) => <TextField {...props} margin="none" label={label} autoFocus />}
      />
    );
  if (choice)
    return (
      <Autocomplete
        multiple
        size="small"
        disableCloseOnSelect
        options={[...listChoiceValues(field)]}
        value={[...values]}
        getOptionLabel={text}
        onChange={(_, next) => onChange(next)}
        renderInput={(props) => <TextField {...props} margin="none" label={label} autoFocus />}
      />
    );
  if (flag)
    return (
      <ToggleButtonGroup
        exclusive
        size="small"
        value={values[0] ?? null}
        aria-label={label}
        onChange={(_, next: string | null) => onChange(next === null ? [] : [next])}
      >
        <ToggleButton value="true">{text("true")}</ToggleButton>
        <ToggleButton value="false">{text("false")}</ToggleButton>
      </ToggleButtonGroup>
    );
  const change = (place: number, value: string) => {
    const next = arity === "pair" ? [values[0] ?? "", values[1] ?? ""] : [""];
    next[place] = value;
    onChange(next);
  };
  const typed = (place: number, label: string, focus: boolean) =>
    time ? (
      <DateBox
        size="small"
        margin="none"
        fullWidth
        autoFocus={focus}
        label={label}
        purpose={label}
        value={values[place] ?? ""}
        // What is no day yet is no value yet.
        onText={(text) => change(place, readDay(text) ?? "")}
      />
    ) : (
      <TextField
        size="small"
        margin="none"
        fullWidth
        autoFocus={focus}
        label={label}
        type={numeric ? "number" : "text"}
        value={values[place] ?? ""}
        onChange={({ target }) => change(place, target.value)}
        slotProps={{ htmlInput: { step: whole ? 1 : "any" } }}
      />
    );
  if (arity !== "pair") return typed(0, label, true);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        {typed(0, translate("framework.list.from"), true)}
        {typed(1, translate("framework.list.to"), false)}
      </Stack>
      {time && <DayPresets onChoose={onChange} />}
    </Stack>
  );
}

function DayPresets({ onChoose }: { onChoose: (values: string[]) => void }) {
  const translate = useTranslate();
  const now = today(useAdmin().timeZone);
  const presets: Record<string, [string, string]> = {
    today: [now, now],
    last7Days: [addDays(now, -6), now],
    last30Days: [addDays(now, -29), now],
    thisMonth: [`${now.slice(0, 7)}-01`, now],
  };
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
      {Object.entries(presets).map(([name, range]) => (
        <Chip
          key={name}
          size="small"
          label={translate(`framework.list.days.${name}`)}
          onClick={() => onChoose(range)}
        />
      ))}
    </Stack>
  );
}
