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
import { useIsPhone } from "../../theme/useIsPhone.ts";
import { useListQuery } from "../useListQuery.ts";
import { addDays, toDay, today } from "./days.ts";
import { type Arity, getTarget } from "./listOperators.ts";
import { ReferencePicker } from "./ReferencePicker.tsx";
import { TreePicker } from "./TreePicker.tsx";
import { useTrees } from "./useTrees.ts";
import { useValueText } from "./useValueText.ts";

interface Props {
  resource: Resource;
  name: string;
  /** The label of the field. */
  label: string;
  arity: Arity;
  /** The allowed values of a text field, or null for free text. */
  options: readonly Named[] | null;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The value input of a filter, by the field's kind. */
export function FilterValue(props: Props) {
  const { resource, name, label, arity, options, values, onChange } = props;
  const translate = useTranslate();
  const { kinds, timeZone } = useAdmin();
  const { tab } = useListQuery();
  const isPhone = useIsPhone();
  const text = useValueText(resource, name);
  const tree = useTrees(resource)(name);
  const field = findFilterField(resource, name);
  if (!field) return null;
  const { choice, flag, time, numeric, whole } = getTraits(field);
  const target = getTarget(resource, name);
  const { kind } = getValueField(field);
  const Own = kinds?.[kind]?.FilterInput;
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
        renderInput={(props) => (
          <TextField
            {...props}
            margin="none"
            slotProps={{ htmlInput: { ...props.inputProps, "aria-label": label } }}
          />
        )}
      />
    );
  if (choice)
    return (
      <ChoiceBoxes
        label={label}
        choices={listChoiceValues(field)}
        text={text}
        values={values}
        onChange={onChange}
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
  const typed = (place: number, part: string) =>
    time ? (
      <DateBox
        size="small"
        margin="none"
        fullWidth
        label={part}
        purpose={part}
        value={toDayText(values[place] ?? "", timeZone)}
        // What is no day yet is no value yet.
        onText={(text) => change(place, readDay(text) ?? "")}
      />
    ) : (
      <TextField
        size="small"
        margin="none"
        fullWidth
        placeholder={part === label ? undefined : part}
        type={numeric ? "number" : "text"}
        value={values[place] ?? ""}
        onChange={({ target }) => change(place, target.value)}
        slotProps={{
          htmlInput: {
            step: whole ? 1 : "any",
            "aria-label":
              part === label ? label : translate("framework.form.labelled", { label, value: part }),
          },
        }}
      />
    );
  if (arity !== "pair") return typed(0, label);
  return (
    <>
      {/* A phone's picker is wider than half of a phone. */}
      <Stack direction={isPhone ? "column" : "row"} spacing={1}>
        {typed(0, translate("framework.list.from"))}
        {typed(1, translate("framework.list.to"))}
      </Stack>
      {time && <DayPresets isDue={isDue(resource, tab, name)} onChoose={onChange} />}
      {kind === "money" && <AmountPresets text={text} onChoose={onChange} />}
    </>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly string[];
  text: (value: string) => string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}
/** The values of a choice as checkboxes, each of which is one click away. */
const ChoiceBoxes = ({ label, choices, text, values, onChange }: ChoiceProps) => (
  <fieldset className="choices" aria-label={label}>
    {choices.map((value) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
          }
        />
        {text(value)}
      </label>
    ))}
  </fieldset>
);

/** In the currency of the app, as they are typed. */
const presetAmounts = ["50", "100", "500"];
interface AmountProps {
  text: (value: string) => string;
  onChoose: (values: string[]) => void;
}
function AmountPresets({ text, onChoose }: AmountProps) {
  const translate = useTranslate();
  return (
    <div className="presets">
      {presetAmounts.map((amount) => (
        <Chip
          key={amount}
          size="small"
          variant="outlined"
          label={translate("framework.list.fromValue", { value: text(amount) })}
          onClick={() => onChoose([amount, ""])}
        />
      ))}
    </div>
  );
}

/** Of a bound that is a time, the day is shown. */
const toDayText = (value: string, timeZone: string) =>
  value.includes("T") ? toDay(value, timeZone) : value;

/** Whether a field is the due time of the rows of a tab, which all wait. */
const isDue = ({ toDo }: Pick<Resource, "toDo">, tab: string | null, name: string): boolean =>
  toDo.some((line) => line.tab === tab && line.due === name);

interface DayProps {
  isDue: boolean;
  onChoose: (values: string[]) => void;
}
function DayPresets({ isDue, onChoose }: DayProps) {
  const translate = useTranslate();
  const now = today(useAdmin().timeZone);
  const presets: Record<string, [string, string]> = {
    // Up to this moment: what was due earlier today is late, too.
    ...(isDue && { overdue: ["", new Date().toISOString()] }),
    today: [now, now],
    yesterday: [addDays(now, -1), addDays(now, -1)],
    last7Days: [addDays(now, -6), now],
    last30Days: [addDays(now, -29), now],
    thisMonth: [`${now.slice(0, 7)}-01`, now],
    next7Days: [now, addDays(now, 6)],
  };
  return (
    <div className="presets">
      {Object.entries(presets).map(([name, range]) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          label={translate(`framework.list.days.${name}`)}
          onClick={() => onChoose(range)}
        />
      ))}
    </div>
  );
}
