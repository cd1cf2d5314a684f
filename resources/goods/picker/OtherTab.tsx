import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { findFixedLink, listFixedLinks } from "./fixedLinks.ts";
import { linkIcons } from "./linkIcons.ts";
import { isExternalAddress, type LinkType } from "./linkItem.ts";
import { useRouteName } from "./useRouteName.ts";
import { useRoving } from "./useRoving.ts";
import type { TabProps } from "./useSelection.ts";

/** The fixed pages of a storefront, and external addresses. */
export function OtherTab({ selection, finish }: TabProps) {
  const translate = useTranslate();
  const roving = useRoving<HTMLDivElement>();
  const routeName = useRouteName();
  const before = selection.items.find((one) => one.kind === "other" && one.ptype === "link");
  const [isEditing, setEditing] = useState(before !== undefined);
  const createLink = (type: LinkType) =>
    findFixedLink(type, translate(`markethall.picker.other.${type}`));
  const choose = (type: LinkType, end: boolean) => {
    // An address is selected only once it is valid.
    if (type === "link") return setEditing(true);
    setEditing(false);
    if (end && !selection.multiple) finish(createLink(type));
    else selection.toggle(createLink(type));
  };
  return (
    <Box sx={{ flex: 1, overflowY: "auto" }}>
      <Box
        {...roving}
        role="listbox"
        aria-label={translate("markethall.picker.tabs.other")}
        aria-multiselectable={selection.multiple}
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
          gap: 1.25,
          p: "1px",
        }}
      >
        {listFixedLinks(routeName).map((type, place) => {
          const Icon = linkIcons[type];
          const chosen = type === "link" ? isEditing : selection.isChosen(createLink(type));
          return (
            <Box
              key={type}
              role="option"
              aria-selected={chosen}
              tabIndex={place === 0 ? 0 : -1}
              onClick={() => choose(type, false)}
              onDoubleClick={() => choose(type, true)}
              onKeyDown={(event) => {
                if (event.key !== " " && event.key !== "Enter") return;
                event.preventDefault();
                choose(type, event.key === "Enter");
              }}
              sx={{
                display: "flex",
                flexDirection: "column",
                alignItems: "center",
                justifyContent: "center",
                gap: 0.75,
                minHeight: 92,
                p: 1,
                cursor: "pointer",
                textAlign: "center",
                borderRadius: 1,
                bgcolor: chosen ? "action.selected" : "transparent",
                boxShadow: ({ palette }) =>
                  `inset 0 0 0 ${chosen ? 2 : 1}px ${chosen ? palette.primary.main : palette.divider}`,
                "&:hover": { bgcolor: "action.hover" },
              }}
            >
              <Icon color={chosen ? "primary" : "action"} />
              <Typography variant="body2">
                {translate(`markethall.picker.other.${type}`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {isEditing && (
        <Address
          address={before?.kind === "other" ? before.url : ""}
          onAddress={(url) => {
            const link = findFixedLink("link", url, url);
            if (isExternalAddress(url)) selection.set(link);
            else selection.remove(link);
          }}
          onEnter={(url) =>
            isExternalAddress(url) && !selection.multiple && finish(findFixedLink("link", url, url))
          }
        />
      )}
    </Box>
  );
}

interface AddressProps {
  address: string;
  onAddress: (address: string) => void;
  onEnter: (address: string) => void;
}
function Address({ address, onAddress, onEnter }: AddressProps) {
  const translate = useTranslate();
  const [text, setText] = useState(address);
  const [left, setLeft] = useState(false);
  const wrong = left && text.trim() !== "" && !isExternalAddress(text.trim());
  return (
    <TextField
      autoFocus
      fullWidth
      type="url"
      margin="normal"
      label={translate("markethall.picker.other.address")}
      placeholder="https://"
      value={text}
      error={wrong}
      helperText={translate(`markethall.picker.other.${wrong ? "noAddress" : "addressHelp"}`)}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        setText(target.value);
        onAddress(target.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        setLeft(true);
        onEnter(text.trim());
      }}
      slotProps={{ formHelperText: wrong ? { role: "alert" } : {} }}
    />
  );
}
