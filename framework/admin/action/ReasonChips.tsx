import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";

interface Props {
  /** The resource whose messages `screen.reasons` have the label and the text of each reason. */
  resource: Resource;
  names: readonly string[];
  /** What is given as the reason now. */
  given: unknown;
  onChoose: (text: string) => void;
}

/** Ready-made reasons, of which one can be chosen. */
export function ReasonChips({ resource, names, given, onChoose }: Props) {
  const translate = useTranslate();
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
            onClick={() => onChoose(text)}
          />
        );
      })}
    </Box>
  );
}
