import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { type StepperMessages, UnitStepper } from "./UnitStepper.tsx";

/** A line of an order, and how many of its units can go in the parcel. */
export interface PickedLine {
  id: number;
  name: string;
  variant: string | null;
  img: string | null;
  left: number;
}
interface Props {
  lines: readonly PickedLine[];
  units: Readonly<Record<number, number>>;
  onChange: (lineId: number, qty: number) => void;
  /** The texts around the numbers, in the user's language. */
  messages: StepperMessages & { title: string };
}

/** Chooses how many units of each line go in a parcel. */
export function UnitsPicker({ lines, units, onChange, messages }: Props) {
  return (
    <Stack
      component="ul"
      spacing={1.5}
      aria-label={messages.title}
      sx={{ m: 0, p: 0, listStyle: "none" }}
    >
      {lines.map(({ id, name, variant, img, left }) => {
        const qty = units[id] ?? 0;
        return (
          <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
            {img && <Thumbnail address={img} alt="" size={40} />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {name}
              {variant && (
                <Typography component="div" variant="caption" color="text.secondary">
                  {variant}
                </Typography>
              )}
            </Box>
            <UnitStepper
              name={name}
              qty={qty}
              left={left}
              onChange={(units) => onChange(id, units)}
              messages={messages}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
