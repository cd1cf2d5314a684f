import { useFormContext } from "react-hook-form";
import type { Action, Resource } from "../../schema/index.ts";
import { useScreens } from "../resources.tsx";
import { ReasonChips } from "./ReasonChips.tsx";

interface Props {
  resource: Resource;
  action: Action;
  /** Their names; by default those that the screens declare for the action. */
  names?: readonly string[] | undefined;
}

/**
 * The ready-made reasons that the screens declare for an action; choosing one fills its first long
 * text, where it can still be changed.
 */
export function ReadyReasons({ resource, action, names: given }: Props) {
  const { setValue, watch } = useFormContext();
  const declared = useScreens(resource).reasons?.[action.name];
  const names = given ?? declared ?? [];
  const [field] =
    Object.entries(action.input ?? {}).find(([, { kind }]) => kind === "longText") ?? [];
  if (field === undefined || names.length === 0) return null;
  return (
    <ReasonChips
      resource={resource}
      names={names}
      given={watch(field)}
      onChoose={(text) => setValue(field, text, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
