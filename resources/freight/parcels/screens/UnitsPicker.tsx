import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Minus } from "lucide";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";

const MinusIcon = createIcon(Minus);

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
  messages: {
    title: string;
    fewer: (name: string) => string;
    more: (name: string) => string;
    left: (count: number) => string;
  };
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
            <Box role="group" aria-label={name} sx={{ display: "flex", alignItems: "center" }}>
              <IconButton
                aria-label={messages.fewer(name)}
                disabled={qty === 0}
                onClick={() => onChange(id, qty - 1)}
              >
                <MinusIcon fontSize="small" />
              </IconButton>
              <Box
                component="output"
                aria-live="polite"
                sx={{ minWidth: 28, textAlign: "center", fontVariantNumeric: "tabular-nums" }}
              >
                {qty}
              </Box>
              <IconButton
                aria-label={messages.more(name)}
                disabled={qty === left}
                onClick={() => onChange(id, qty + 1)}
              >
                <AddIcon fontSize="small" />
              </IconButton>
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                sx={{ minWidth: 44, whiteSpace: "nowrap" }}
              >
                {messages.left(left)}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
