import MenuItem from "@mui/material/MenuItem";
import { ALargeSmall } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { sizes } from "../../framework/admin/theme/scale.ts";
import { useSetting } from "../settings/useSetting.ts";
import { BarMenu } from "./BarMenu.tsx";

const SizeIcon = createIcon(ALargeSmall);

/** Selects the size of tables, fields and buttons. */
export function SizeSwitch() {
  const translate = useTranslate();
  const [size, setSize] = useSetting("size");
  return (
    <BarMenu label={translate("markethall.shell.size")} icon={<SizeIcon />}>
      {(close) =>
        sizes.map((one) => (
          <MenuItem
            key={one}
            selected={one === size}
            onClick={() => {
              setSize(one);
              close();
            }}
          >
            {translate(`markethall.shell.sizes.${one}`)}
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}
