import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import {
  findFilterField,
  findListFilter,
  type Operator,
  type Resource,
} from "../../../schema/index.ts";
import { FilterValue } from "./FilterValue.tsx";
import type { Filter } from "./filters.ts";
import { getArity, listOperators } from "./listOperators.ts";
import { useFilterLabel } from "./useFilterLabel.ts";
import { useNamed } from "./useNamed.ts";
import { useTrees } from "./useTrees.ts";

interface Props {
  resource: Resource;
  names: readonly string[];
  filter: Filter | null;
  anchor: Element;
  onApply: (filter: Filter | null) => void;
  onClose: () => void;
}

/** Edits one filter: field, operator, value. */
export function FilterEditor({ resource, names, filter, anchor, onApply, onClose }: Props) {
  const translate = useTranslate();
  const label = useFilterLabel(resource);
  const named = useNamed(resource);
  const findTree = useTrees(resource);
  const operatorsFor = (name: string): readonly Operator[] => {
    const own = findListFilter(resource, name);
    if (own) return own.operators;
    const field = findFilterField(resource, name);
    if (named(name)) return ["is", "isNot", "isEmpty", "isFilled"];
    return field ? listOperators(field, findTree(name) !== null) : [];
  };
  const fresh = (name: string): Filter => ({
    field: name,
    operator: operatorsFor(name)[0] ?? "is",
    values: [],
  });
  const [draft, setDraft] = useState<Filter>(filter ?? fresh(names[0] ?? "addTime"));
  const arity = getArity(draft.operator);
  const complete = arity === "none" || draft.values.some((value) => value !== "");
  const changeOperator = (operator: Operator) =>
    setDraft({ ...draft, operator, values: getArity(operator) === arity ? draft.values : [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (complete) onApply(draft);
  };
  const title = translate(filter ? "framework.list.editFilter" : "framework.list.addFilter");
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-label": title } }}
    >
      <Stack
        component="form"
        spacing={1.5}
        onSubmit={submit}
        noValidate
        sx={{ p: 2, width: 340, maxWidth: "calc(100vw - 32px)" }}
      >
        <TextField
          select
          size="small"
          margin="none"
          label={translate("framework.list.filterField")}
          value={draft.field}
          onChange={(event) => setDraft(fresh(event.target.value))}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {label(name)}
            </MenuItem>
          ))}
        </TextField>
        {operatorsFor(draft.field).length > 1 && (
          <TextField
            select
            size="small"
            margin="none"
            label={translate("framework.list.filterOperator")}
            value={draft.operator}
            onChange={(event) => {
              const operator = operatorsFor(draft.field).find((one) => one === event.target.value);
              if (operator) changeOperator(operator);
            }}
          >
            {operatorsFor(draft.field).map((operator) => (
              <MenuItem key={operator} value={operator}>
                {translate(`framework.list.operators.${operator}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {arity !== "none" && (
          <FilterValue
            key={`${draft.field} ${arity}`}
            resource={resource}
            name={draft.field}
            arity={arity}
            options={named(draft.field)}
            values={draft.values}
            onChange={(values) => setDraft({ ...draft, values })}
          />
        )}
        <Stack direction="row" spacing={1} sx={{ justifyContent: "flex-end" }}>
          {filter && (
            <Button size="small" color="error" onClick={() => onApply(null)}>
              {translate("framework.list.removeFilter")}
            </Button>
          )}
          <Button size="small" type="submit" variant="contained" disabled={!complete}>
            {translate("framework.list.applyFilter")}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}
