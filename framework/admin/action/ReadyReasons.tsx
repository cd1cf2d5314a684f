import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { Action, Resource } from "../../schema/index.ts";
import { useScreens } from "../resources.tsx";

interface Props {
  resource: Resource;
  action: Action;
}

/**
 * The ready-made reasons that the screens declare for an action; choosing one fills its first long
 * text, where it can still be changed.
 */
export function ReadyReasons({ resource, action }: Props) {
  const translate = useTranslate();
  const { setValue, watch } = useFormContext();
  const names = useScreens(resource).reasons?.[action.name] ?? [];
  const [field] =
    Object.entries(action.input ?? {}).find(([, { kind }]) => kind === "longText") ?? [];
  if (field === undefined || names.length === 0) return null;
  const given: unknown = watch(field);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {names.map((name) => {
        const path = `resources.${resource.name}.screen.reasons.${name}`;
        const text = translate(`${path}.text`);
        return (
          <Chip
            key={name}
            label={translate(`${path}.label`)}
            variant="outlined"
            color={given === text ? "primary" : "default"}
            aria-pressed={given === text}
            onClick={() => setValue(field, text, { shouldDirty: true, shouldValidate: true })}
          />
        );
      })}
    </Box>
  );
}
