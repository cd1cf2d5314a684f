import ListItemIcon from "@mui/material/ListItemIcon";
import MenuItem from "@mui/material/MenuItem";
import { Monitor, Moon, Sun } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { useSetting } from "../settings/useSetting.ts";
import { modes } from "../theme/appearance.ts";
import { BarMenu } from "./BarMenu.tsx";

const icons = {
  light: createIcon(Sun),
  dark: createIcon(Moon),
  system: createIcon(Monitor),
} as const;

/** Selects the light, dark or system theme. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const [mode, setMode] = useSetting("mode");
  const Icon = icons[mode];
  return (
    <BarMenu label={translate("markethall.shell.theme")} icon={<Icon />}>
      {(close) =>
        modes.map((one) => {
          const Own = icons[one];
          return (
            <MenuItem
              key={one}
              selected={one === mode}
              onClick={() => {
                setMode(one);
                close();
              }}
            >
              <ListItemIcon>
                <Own fontSize="small" />
              </ListItemIcon>
              {translate(`markethall.shell.themes.${one}`)}
            </MenuItem>
          );
        })
      }
    </BarMenu>
  );
}
