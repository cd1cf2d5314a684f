import DialogContentText from "@mui/material/DialogContentText";
import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import type { Action, Resource } from "../../../schema/index.ts";
import { renderValue } from "../../display/renderValue.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { SelectionSplit } from "./splitSelection.ts";

const Reasons = styled("ul", { name: "SplitReasons" })(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", gap: theme.spacing(1) },
  "& .count": { minWidth: "2.5ch", textAlign: "right", flexShrink: 0 },
}));

interface Props {
  resource: Resource;
  action: Action;
  split: SelectionSplit;
}
/** How many of the selected rows an action changes, with their amount, and why it skips others. */
export function SplitNote({ resource, action, split }: Props) {
  const translate = useTranslate();
  const amount = useAmount(resource, action, split);
  const { fitting, skipped, skippedIds, unknown } = split;
  const skippedCount = skippedIds.length;
  if (skippedCount === 0 && unknown === 0 && amount === null) return null;
  const total = fitting.length + skippedCount + unknown;
  return (
    <DialogContentText component="div">
      <strong className="number">
        {translate("framework.list.actionShare.count", {
          count: fitting.length + unknown,
          total,
        })}
        {amount !== null && <> · {amount}</>}
        {skippedCount > 0 &&
          ` · ${translate("framework.list.actionShare.skipped", { smart_count: skippedCount })}`}
      </strong>
      {skippedCount > 0 && (
        <Reasons>
          {skipped.map(({ why, count }) => (
            <li key={why}>
              <span className="count number">{count}</span>
              <span>{why}</span>
            </li>
          ))}
        </Reasons>
      )}
      {unknown > 0 && (
        <div>{translate("framework.list.actionShare.unknown", { smart_count: unknown })}</div>
      )}
    </DialogContentText>
  );
}

/** The sum of what the rows to change are about, where the to-do list has an amount of them. */
function useAmount(resource: Resource, { name }: Action, { fitting, unknown }: SelectionSplit) {
  const format = useFormat();
  const amount = resource.toDo.find((one) => one.amount && one.actions?.includes(name))?.amount;
  const field = amount ? resource.fields[amount] : undefined;
  const [first] = fitting;
  if (!amount || !field || !first || unknown > 0) return null;
  const value = fitting.reduce((sum, record) => sum + Number(record[amount] ?? 0), 0);
  const record = { ...first, [amount]: value };
  return renderValue({ resource, field, name: amount, value, record, page: false, format });
}
