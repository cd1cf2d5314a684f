import Box from "@mui/material/Box";
import { styled, useTheme } from "@mui/material/styles";
import { Pipette } from "lucide";
import { useTranslate } from "react-admin";
import { CheckIcon } from "../../framework/admin/icons/CheckIcon.ts";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { readableAccent } from "../../framework/admin/theme/accent.ts";
import { presets } from "./presets.ts";
import { useSetting } from "./useSetting.ts";

const ColourIcon = createIcon(Pipette);

const Swatch = styled("label")(({ theme }) => ({
  position: "relative",
  width: 36,
  height: 36,
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  border: `1px solid ${theme.palette.divider}`,
  cursor: "pointer",
  "& input": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  "&:focus-within": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/**
 * Selects the accent colour: a preset or any other colour; it is darkened or lightened until it is
 * readable.
 */
export function ColourChoice() {
  const translate = useTranslate();
  const theme = useTheme();
  const { mode } = theme.palette;
  const [colour, setColour] = useSetting("colour");
  const shade = (one: string) => readableAccent(one, mode);
  const on = (one: string) => theme.palette.getContrastText(shade(one));
  const isOwn = !presets.includes(colour);
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`markethall.shell.settings.${key}`, options);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Box role="radiogroup" aria-label={t("colour")} sx={{ display: "contents" }}>
        {presets.map((one, place) => (
          <Swatch key={one} style={{ backgroundColor: shade(one), color: on(one) }}>
            <input
              type="radio"
              name="colour"
              value={one}
              checked={one === colour}
              aria-label={t(`colours.${place}`)}
              onChange={() => setColour(one)}
            />
            {one === colour && <CheckIcon fontSize="small" />}
          </Swatch>
        ))}
      </Box>
      <Swatch
        title={t("ownColour")}
        style={isOwn ? { backgroundColor: shade(colour), color: on(colour) } : undefined}
      >
        <input
          type="color"
          value={colour}
          aria-label={t("ownColour")}
          onChange={(event) => setColour(event.target.value)}
        />
        {isOwn ? <CheckIcon fontSize="small" /> : <ColourIcon fontSize="small" />}
      </Swatch>
    </Box>
  );
}
