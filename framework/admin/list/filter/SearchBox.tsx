import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useContext, useEffect, useRef, useState } from "react";
import { useEvent, useTranslate } from "react-admin";
import { UNSAFE_DataRouterContext } from "react-router";
import { CloseIcon } from "../../icons/CloseIcon.ts";
import { SearchIcon } from "../../icons/SearchIcon.ts";
import { KeyCap } from "../../keys/KeyCap.tsx";

const pause = 300;
interface Props {
  value: string;
  onSearch: (value: string) => void;
  autoFocus?: boolean;
  /** What it finds; "Search" by default. */
  placeholder?: string;
}
/** Renders a search box that searches 300 ms after typing pauses, or at once on Enter. */
export function SearchBox({ value, onSearch, autoFocus = false, placeholder }: Props) {
  const translate = useTranslate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentValue = useRef(value);
  const search = useEvent((next: string) => {
    clearTimeout(timer.current);
    currentValue.current = next;
    if (next !== value) onSearch(next);
  });
  // After the member opened a row, a delayed search would navigate back to the list.
  const searchLater = useEvent((next: string) => {
    if (router?.state.navigation.state !== "loading") search(next);
  });
  // Another saved view or browser navigation sets the search; the echo of our own change must not
  // overwrite newer input.
  useEffect(() => {
    if (value !== currentValue.current) {
      currentValue.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchLater(next.trim()), pause);
  };
  const label = translate("framework.list.search");
  return (
    <TextField
      size="small"
      margin="none"
      type="text"
      autoFocus={autoFocus}
      value={text}
      placeholder={placeholder ?? label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") search(text.trim());
      }}
      sx={{
        flex: { xs: "1 1 120px", sm: "0 0 236px" },
        "& input": { textOverflow: "ellipsis" },
      }}
      slotProps={{
        htmlInput: { "aria-label": label, role: "searchbox" },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate("framework.list.clearSearch")}
                onClick={() => {
                  setText("");
                  search("");
                }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : (
            <KeyCap>/</KeyCap>
          ),
        },
      }}
    />
  );
}
