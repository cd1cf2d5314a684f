import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import { RefreshIcon } from "../../../../framework/admin/icons/RefreshIcon.ts";
import { SearchBox } from "../../../../framework/admin/list/filter/SearchBox.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { materials } from "../materials.ts";
import { LibrarySort } from "./LibrarySort.tsx";
import { type Kind, kinds, type LibraryQuery } from "./listQuery.ts";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  query: LibraryQuery;
  onAsk: (change: Partial<LibraryQuery>) => void;
  /** The fixed kind, where the user cannot choose it. */
  only?: Kind | null;
}

/** Search, kind, unused files, and order. */
export function LibraryFilters({ query, onAsk, only = null }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(materials);
  const reload = useReloadLibrary();
  const refresh = translate("ra.action.refresh");
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <SearchBox value={query.q} onSearch={(q) => onAsk({ q })} />
      {only === null && (
        <TextField
          select
          size="small"
          margin="none"
          value={query.kind ?? "all"}
          onChange={({ target }) =>
            onAsk({ kind: kinds.find((one) => one === target.value) ?? null })
          }
          slotProps={{ htmlInput: { "aria-label": messages.field("kind") } }}
          sx={{ minWidth: { xs: 96, sm: 112 } }}
        >
          <MenuItem value="all">{t("allKinds")}</MenuItem>
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {messages.choice("kind", one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Chip
        label={t("notUsed")}
        variant={query.unused ? "filled" : "outlined"}
        color={query.unused ? "primary" : "default"}
        aria-pressed={query.unused}
        onClick={() => onAsk({ unused: !query.unused })}
      />
      <Box component="span" sx={{ display: { xs: "none", sm: "block" }, flex: 1, minWidth: 0 }} />
      <Stack direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
        <LibrarySort sort={query.sort} order={query.order} onSort={onAsk} />
        <Tooltip title={refresh}>
          <IconButton
            size="small"
            aria-label={refresh}
            onClick={() => void reload()}
            sx={{ display: { xs: "none", sm: "inline-flex" } }}
          >
            <RefreshIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}
