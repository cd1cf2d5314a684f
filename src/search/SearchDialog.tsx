import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import LinearProgress from "@mui/material/LinearProgress";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, useId, useLayoutEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router";
import { SearchIcon } from "../../framework/admin/icons/SearchIcon.ts";
import { isApple } from "../../framework/admin/keys/bindings.ts";
import { KeyCap } from "../../framework/admin/keys/KeyCap.tsx";
import { useActor } from "../../framework/admin/resources.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { SearchResults } from "./SearchResults.tsx";
import { takeTyped } from "./searchDialog.ts";
import type { Choice } from "./useRecentChoices.ts";
import { useSearch } from "./useSearch.ts";

/** Finds screens and records by name, with full keyboard control. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [query, setQuery] = useState("");
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed) setQuery((text) => text + typed);
  }, []);
  const [place, setPlace] = useState(0);
  const { groups, isSearching, remember, failed, slow, retry } = useSearch(query);
  const choices = groups.flatMap((group) => group.choices);
  const active = choices[Math.min(place, choices.length - 1)];
  const t = (key: string, options?: object) => translate(`markethall.shell.search.${key}`, options);
  const isShop = useActor().realm !== "platform";

  const choose = (choice: Choice, isBeside = false) => {
    onClose();
    if (isBeside && !choice.run) {
      remember(choice);
      window.open(choice.path, "_blank");
      return;
    }
    if (choice.run) return void choice.run();
    if (!choice.isFurther) remember(choice);
    void navigate(choice.path);
  };
  const describeNone = () => {
    if (isSearching) return t("searching");
    return query.trim() ? t("nothing", { query: query.trim() }) : t("hint");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = choices.length;
    // Enter confirms Chinese characters during composition; it does not choose a result.
    if (count === 0 || event.nativeEvent.isComposing) return;
    const from = Math.min(place, count - 1);
    if (event.key === "ArrowDown") setPlace((from + 1) % count);
    else if (event.key === "ArrowUp") setPlace((from - 1 + count) % count);
    else if (event.key === "Enter" && active) choose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{
        paper: {
          "aria-label": t("title"),
          sx: isPhone ? {} : { mt: "12vh", maxHeight: "70vh", maxWidth: 660 },
        },
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          px: 2,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={t(isShop ? "placeholder" : "placeholderForPlatform")}
          onChange={(event) => {
            setQuery(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: "combobox",
            type: "search",
            autoComplete: "off",
            spellCheck: false,
            "aria-label": t("title"),
            "aria-expanded": choices.length > 0,
            "aria-controls": choices.length > 0 ? id : undefined,
            "aria-autocomplete": "list",
            "aria-activedescendant": active ? `${id}-${choices.indexOf(active)}` : undefined,
          }}
          sx={{
            height: 56,
            fontSize: 16,
            "& input::-webkit-search-cancel-button": { display: "none" },
          }}
        />
        {isPhone ? (
          <Box component="button" type="button" onClick={onClose} sx={plainButton}>
            {translate("markethall.shell.close")}
          </Box>
        ) : (
          <KeyCap>Esc</KeyCap>
        )}
      </Box>
      <Box sx={{ height: 2 }}>
        {isSearching && <LinearProgress aria-label={t("searching")} sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ overflowY: "auto", py: choices.length > 0 ? 0.5 : 0 }}>
        <SearchResults
          id={id}
          groups={groups}
          active={active}
          isPhone={isPhone}
          onPoint={(choice) => setPlace(choices.indexOf(choice))}
          onChoose={(choice) => choose(choice)}
        />
      </Box>
      {/* Below the scroll area, so that many results do not hide the note about missing ones. */}
      <Box role="status" sx={{ px: 2, color: "text.secondary", flexShrink: 0 }}>
        {choices.length === 0 && (
          <Typography sx={{ py: 2, overflowWrap: "anywhere" }}>{describeNone()}</Typography>
        )}
        {slow && choices.length > 0 && (
          <Typography sx={{ py: 1 }}>{t("slow", { names: slow })}</Typography>
        )}
        {failed && (
          <Typography sx={{ py: 1 }}>
            {t("failed", { names: failed })}{" "}
            <Box
              component="button"
              type="button"
              onClick={retry}
              sx={{ ...plainButton, minHeight: 32 }}
            >
              {t("retry")}
            </Box>
          </Typography>
        )}
      </Box>
      {!isPhone && (
        <Box sx={footer}>
          <span>
            <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {t("choose")}
          </span>
          <span>
            <KeyCap>Enter</KeyCap> {t("run")}
          </span>
          <span>
            <KeyCap>{`${isApple ? "⌘" : "Ctrl"} Enter`}</KeyCap> {t("beside")}
          </span>
          <span className="try">{t(isShop ? "commands" : "commandsForPlatform")}</span>
        </Box>
      )}
    </Dialog>
  );
}
const footer = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
  bgcolor: tokens.sunken,
  color: "text.secondary",
  typography: "caption",
  "& .try": { ml: "auto" },
} as const;
const plainButton = {
  border: 0,
  background: "none",
  color: "primary.main",
  font: "inherit",
  fontWeight: 600,
  minHeight: 44,
  whiteSpace: "nowrap",
  cursor: "pointer",
} as const;
