import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuList from "@mui/material/MenuList";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { visuallyHidden } from "@mui/utils";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { tokens } from "../../framework/admin/theme/tokens.ts";

interface Props {
  label: string;
  icon: ReactNode;
  /** The current choice, shown next to the icon. */
  text?: string | undefined;
  /** Shown in place of the icon in a wide button. */
  face?: ReactNode;
  /** Content above the menu that cannot be selected. */
  header?: ReactNode;
  children: (close: () => void) => ReactNode;
}

const faceLook = {
  gap: 1,
  height: 36,
  minWidth: 0,
  pl: 0.5,
  pr: 1,
  borderRadius: "8px",
  boxShadow: `inset 0 0 0 1px ${tokens.line}`,
  textAlign: "start",
} as const;

/** A button in the top bar that opens a menu. */
export function BarMenu({ label, icon, text, face, header, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const common = {
    "aria-label": text ? translate("framework.form.labelled", { label, value: text }) : label,
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    "aria-controls": anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      <Tooltip title={label}>
        {face ? (
          // Named by what it shows, after a word that only screen readers get.
          <ButtonBase {...common} aria-label={undefined} sx={faceLook}>
            <span style={visuallyHidden}>{label}</span>
            {face}
          </ButtonBase>
        ) : text ? (
          <Button
            color="inherit"
            startIcon={icon}
            {...common}
            sx={{ maxWidth: 240, minWidth: 0, fontWeight: 500 }}
          >
            <Typography variant="body2" component="span" noWrap>
              {text}
            </Typography>
          </Button>
        ) : (
          <IconButton size="medium" {...common}>
            {icon}
          </IconButton>
        )}
      </Tooltip>
      {header ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
          transformOrigin={{ vertical: "top", horizontal: "right" }}
          slotProps={{ paper: { role: "dialog", "aria-label": label } }}
        >
          {header}
          <MenuList
            id={id}
            autoFocusItem={anchor !== null}
            aria-label={label}
            onKeyDown={(event) => {
              if (event.key !== "Tab") return;
              event.preventDefault();
              close();
            }}
          >
            {children(close)}
          </MenuList>
        </Popover>
      ) : (
        <Menu
          id={id}
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { "aria-label": label } }}
        >
          {children(close)}
        </Menu>
      )}
    </>
  );
}
