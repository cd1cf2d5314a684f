import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Switch from "@mui/material/Switch";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useStoreContext, useTranslate } from "react-admin";
import { CloseIcon } from "../../framework/admin/icons/CloseIcon.ts";
import { sizes, switchInset } from "../../framework/admin/theme/scale.ts";
import { modes } from "../theme/appearance.ts";
import { ColourChoice } from "./ColourChoice.tsx";
import { defaultSettings, getSettingKey } from "./settings.ts";
import { useSetting } from "./useSetting.ts";

/** The layout settings of this member, which apply in every browser. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const store = useStoreContext();
  const id = useId();
  const t = (key: string) => translate(`markethall.shell.${key}`);
  const reset = () => {
    for (const name of [
      "mode",
      "colour",
      "size",
      "tabs",
      "fixedHeader",
      "sidebarLogo",
      "letters",
    ] as const)
      store.setItem(getSettingKey(name), defaultSettings[name]);
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": id,
          sx: { width: 320, maxWidth: "100vw" },
        },
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          px: 2.5,
          height: 56,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Typography id={id} variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("settings.title")}
        </Typography>
        <IconButton size="medium" edge="end" aria-label={t("close")} onClick={onClose} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: 2.5, display: "grid", gap: 3, overflowY: "auto" }}>
        <Part title={t("theme")}>
          <Choice name="mode" values={modes} messages="themes" title={t("theme")} />
        </Part>
        <Part title={t("settings.colour")}>
          <ColourChoice />
        </Part>
        <Part title={t("size")}>
          <Choice name="size" values={sizes} messages="sizes" title={t("size")} />
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.75 }}>
            {translate("markethall.shell.sizeDefault", {
              name: t(`sizes.${defaultSettings.size}`),
            })}
          </Typography>
        </Part>
        <Part title={t("settings.frame")}>
          <OnOff name="tabs" />
          <OnOff name="fixedHeader" />
          <OnOff name="sidebarLogo" />
        </Part>
        <Part title={t("settings.keyboard")}>
          <OnOff name="letters" />
        </Part>
        <Button variant="outlined" onClick={reset}>
          {t("settings.reset")}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t("settings.kept")}
        </Typography>
      </Box>
    </Drawer>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface ChoiceProps<K extends "mode" | "size"> {
  name: K;
  values: K extends "mode" ? typeof modes : typeof sizes;
  messages: string;
  title: string;
}
function Choice<K extends "mode" | "size">({ name, values, messages, title }: ChoiceProps<K>) {
  const translate = useTranslate();
  const [value, set] = useSetting(name);
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={value}
      aria-label={title}
      onChange={(_, next) => {
        if (next) set(next);
      }}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 0.5, color: "text.primary" }}>
          {translate(`markethall.shell.${messages}.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The name begins at the left margin, and the track of the switch ends at the right one. */
const switchRow = {
  display: "flex",
  justifyContent: "space-between",
  minHeight: 40,
  "&&:has(> .MuiSwitch-root)": { ml: 0, mr: `-${switchInset}px` },
} as const;

function OnOff({ name }: { name: "tabs" | "fixedHeader" | "sidebarLogo" | "letters" }) {
  const translate = useTranslate();
  const [on, set] = useSetting(name);
  return (
    <FormControlLabel
      label={translate(`markethall.shell.settings.${name}`)}
      labelPlacement="start"
      control={<Switch checked={on} onChange={(event) => set(event.target.checked)} />}
      sx={switchRow}
    />
  );
}
