import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { LanguagesIcon } from "../../framework/admin/icons/LanguagesIcon.ts";
import { type Locale, listLocales } from "../../framework/schema/index.ts";
import { getLocaleName, readLocaleCookie, writeLocaleCookie } from "../../i18n/locale.ts";
import { storeNotice } from "../session/notice.ts";
import { BarMenu } from "./BarMenu.tsx";

/** Names of the locales in a narrow button. */
const shortNames: Readonly<Record<Locale, string>> = { en: "EN", "zh-CN": "简", "zh-TW": "繁" };

interface Props {
  /** Whether the button shows the current language. */
  showsCurrent?: boolean;
  /** Asks before the page is left; not needed on a page without forms. */
  ask?: (leave: () => void) => void;
}
/** Stores the locale in a cookie and reloads the page, which then confirms the change. */
export function LanguageSwitch({ showsCurrent = false, ask = (leave) => leave() }: Props) {
  const translate = useTranslate();
  const current = readLocaleCookie();
  const change = (locale: Locale) => {
    writeLocaleCookie(locale);
    storeNotice("markethall.shell.languageSwitched", "success");
    window.location.reload();
  };
  return (
    <BarMenu
      label={translate("markethall.shell.language")}
      icon={<LanguagesIcon />}
      text={showsCurrent ? shortNames[current] : undefined}
    >
      {(close) =>
        listLocales().map((locale) => (
          <MenuItem
            key={locale}
            lang={locale}
            selected={locale === current}
            onClick={() => {
              close();
              if (locale !== current) ask(() => change(locale));
            }}
          >
            {getLocaleName(locale)}
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}
