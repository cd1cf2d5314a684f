import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useI18nProvider, useLocale, useTranslate } from "react-admin";
import { getLocaleName } from "../../../i18n/locale.ts";
import { listLocales } from "../../schema/index.ts";
import { LanguagesIcon } from "../icons/LanguagesIcon.ts";

/** Changes the language of the interface. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locale = useLocale();
  const i18n = useI18nProvider();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate("framework.app.language");
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <LanguagesIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {listLocales().map((one) => (
          <MenuItem
            key={one}
            lang={one}
            selected={one === locale}
            onClick={() => {
              setAnchor(null);
              void i18n.changeLocale(one);
            }}
          >
            {getLocaleName(one)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
