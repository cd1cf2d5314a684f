import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import {
  defineKindScreens,
  type FilterInputProps,
} from "../../../../framework/admin/resources.tsx";
import { colour } from "./colourKind.ts";

const white = "#ffffff";
const LazyColourInput = createLazyComponent(
  async () => (await import("./ColourInput.tsx")).ColourInput,
);

/** A square of the colour; decorative, because its code is beside it. */
const Swatch = ({ of }: { of: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 16,
      height: 16,
      borderRadius: 0.5,
      border: 1,
      borderColor: "divider",
      flex: "none",
    }}
    style={{ backgroundColor: of }}
  />
);

/** The value of a filter by a colour. */
const ColourFilter = ({ label, values, onChange }: FilterInputProps) => (
  <TextField
    size="small"
    margin="none"
    fullWidth
    autoFocus
    type="color"
    label={label}
    value={values[0] ?? white}
    onChange={({ target }) => onChange([target.value])}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

export default defineKindScreens(colour, {
  Input: LazyColourInput,
  FilterInput: ColourFilter,
  display: {
    render: ({ value }) => (
      <Stack component="span" direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Swatch of={value} />
        <code>{value}</code>
      </Stack>
    ),
    column: { whole: true, initial: 96 },
  },
});
