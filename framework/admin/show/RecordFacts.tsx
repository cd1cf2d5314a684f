import { Fragment } from "react";
import { type Field, getTraits, type Resource } from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { isPosition } from "../list/table/columns.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useFilledFields } from "./useRecordCards.ts";
import { useShownNames } from "./useShownNames.ts";

const maxDefaults = 3;

/** A short text, an amount, a day, or the name of another record. */
function isShort(field: Field): boolean {
  const { wide, list, file, flag, localized, structured } = getTraits(field);
  return !(wide || list || file || flag || localized || structured);
}
/** A number or a day says nothing without its name. */
function needsLabel(field: Field): boolean {
  const { numeric, time } = getTraits(field);
  return numeric === true || time !== undefined;
}
const listDefaults = (resource: Resource): string[] =>
  resource.columns.filter((name) => {
    const field = resource.fields[name];
    const isName = name === resource.label || name === "status";
    return field && !isName && isShort(field) && !isPosition(resource, name);
  });

/** One line about the page's record, below its name: the declared facts, or the default ones. */
export function RecordFacts() {
  const { resource, record } = useRecordInPage();
  const { facts: Own } = useScreens(resource);
  return Own ? <Own record={record} /> : <DeclaredFacts />;
}

function DeclaredFacts() {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const names = useShownNames();
  const isFilled = useFilledFields();
  const facts = (resource.facts ?? listDefaults(resource))
    .filter((name) => names.includes(name) && isFilled(name))
    .slice(0, resource.facts ? undefined : maxDefaults);
  return facts.map((name, index) => {
    const field = resource.fields[name];
    return (
      field && (
        <Fragment key={name}>
          {index > 0 && " · "}
          {needsLabel(field) && `${messages.field(name)} `}
          <FieldDisplay resource={resource} field={field} name={name} record={record} />
        </Fragment>
      )
    );
  });
}
