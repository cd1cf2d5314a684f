import { getTraits } from "../fields/FieldKind.ts";
import type { Resource } from "./defineResource.ts";
import { listTimedFields, type Predicate } from "./predicate.ts";

type Add = (code: string, where: string, what: string, mend: string) => void;

/** Returns the conditions of a resource by their place in the declaration. */
function listConditions(resource: Resource): [place: string, condition: Predicate | null][] {
  const tabs = resource.tabs && "list" in resource.tabs ? resource.tabs.list : [];
  return [
    ...tabs.map(({ name, where }): [string, Predicate] => [`list.tabs.${name}`, where]),
    ...resource.actionList.map((action): [string, Predicate | null] => [
      `actions.${action.name}.if`,
      action.if,
    ]),
    ["list.sumWhere", resource.sumWhere?.only ?? null],
    ["deletableWhen", resource.deletableWhen],
    ["rowRule", resource.rowRule],
    ["readers", resource.readers],
  ];
}
/** Whether time changes the rows or sums of a resource, without a change of a row. */
export const hasTimedRows = ({ rowRule, readers, sumWhere }: Resource): boolean =>
  [rowRule, readers, sumWhere?.only].some((one) => one && listTimedFields(one).length > 0);

/** Reports fields that are compared with the present and are no instants. */
export function checkTimes(resource: Resource, add: Add): void {
  for (const [place, condition] of listConditions(resource))
    for (const name of condition ? listTimedFields(condition) : []) {
      const field = resource.fields[name];
      const isInstant = name === "addTime" || name === "updTime";
      if (isInstant || (field && getTraits(field).time === "instant")) continue;
      add(
        "E136",
        place,
        `compares "${name}" with now, which is no instant`,
        "declare it as a dateTime: a day begins at another time in each time zone",
      );
    }
}
