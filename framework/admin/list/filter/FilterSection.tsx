import { useEffect, useRef } from "react";
import { useTranslate } from "react-admin";
import type { Operator, Resource } from "../../../schema/index.ts";
import { FilterValue } from "./FilterValue.tsx";
import type { Filter } from "./filters.ts";
import { getArity } from "./listOperators.ts";
import { useNamed } from "./useNamed.ts";

interface Props {
  resource: Resource;
  label: string;
  operators: readonly Operator[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}
/**
 * The filter by one field: its condition, if it has several, and its value, which has the focus.
 */
export function FilterSection({ resource, label, operators, filter, onChange }: Props) {
  const translate = useTranslate();
  const options = useNamed(resource)(filter.field);
  const arity = getArity(filter.operator);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>("input, button")?.focus();
    // The focus shows the first input; on a phone what is below it would be under the buttons.
    section.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const changeOperator = (name: string) => {
    const operator = operators.find((one) => one === name);
    if (operator)
      onChange({
        ...filter,
        operator,
        values: getArity(operator) === arity ? filter.values : [],
      });
  };
  return (
    <section ref={section} aria-label={label}>
      <div className="title">
        <h3>{label}</h3>
        {operators.length > 1 && (
          <select
            aria-label={translate("framework.list.conditionOf", { name: label })}
            value={filter.operator}
            onChange={(event) => changeOperator(event.target.value)}
          >
            {operators.map((operator) => (
              <option key={operator} value={operator}>
                {translate(`framework.list.operators.${operator}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      {arity !== "none" && (
        <FilterValue
          key={arity}
          resource={resource}
          name={filter.field}
          label={label}
          arity={arity}
          options={options}
          values={filter.values}
          onChange={(values) => onChange({ ...filter, values })}
        />
      )}
    </section>
  );
}
