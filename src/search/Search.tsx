import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { SearchIcon } from "../../framework/admin/icons/SearchIcon.ts";
import { KeyCap } from "../../framework/admin/keys/KeyCap.tsx";

const loadDialog = () => import("./SearchDialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search for screens and records: a button, and Ctrl-K or ⌘K from anywhere. */
export function Search({ short }: { short: boolean }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A text editor uses this shortcut itself.
      if (
        event.defaultPrevented ||
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const label = translate("markethall.shell.search.open");
  const common = {
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": "Control+K Meta+K",
    onClick: () => setOpen(true),
    onPointerEnter: () => void loadDialog(),
  } as const;
  return (
    <>
      {short ? (
        <Tooltip title={label}>
          <IconButton size="medium" aria-label={label} {...common}>
            <SearchIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <ButtonBase
          {...common}
          sx={{
            gap: 1,
            height: 32,
            width: { sm: 200, lg: 300 },
            px: 1.25,
            justifyContent: "flex-start",
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            color: "text.secondary",
            bgcolor: "background.default",
            "&:hover": { borderColor: "text.secondary" },
          }}
        >
          <SearchIcon fontSize="small" />
          <Typography variant="body2" component="span" sx={{ flex: 1, textAlign: "start" }} noWrap>
            {label}
          </Typography>
          <KeyCap>{isApple ? "⌘K" : "Ctrl K"}</KeyCap>
        </ButtonBase>
      )}
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
