import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { SearchIcon } from "../../framework/admin/icons/SearchIcon.ts";
import { isApple } from "../../framework/admin/keys/bindings.ts";
import { KeyCap } from "../../framework/admin/keys/KeyCap.tsx";
import { LazySearchDialog } from "./LazySearchDialog.ts";
import { setSearchOpen } from "./searchDialog.ts";

/** The button that opens the search: as wide as a field, or an icon. */
export function SearchButton({ short, onOpen }: { short: boolean; onOpen?: () => void }) {
  const translate = useTranslate();
  const label = translate("markethall.shell.search.open");
  const common = {
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": "Control+K Meta+K",
    onClick: () => {
      onOpen?.();
      setSearchOpen(true);
    },
    onPointerEnter: () => void LazySearchDialog.load(),
  } as const;
  return short ? (
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
  );
}
