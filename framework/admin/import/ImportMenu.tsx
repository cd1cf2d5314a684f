import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";

interface Props {
  items: readonly { name: string; label: string }[];
  anchor: Element | null;
  onClose: () => void;
  onOpen: (name: string) => void;
}
/** The imports of a list that has several, by their names. */
export const ImportMenu = ({ items, anchor, onClose, onOpen }: Props) => (
  <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
    {items.map(({ name, label }) => (
      <MenuItem
        key={name}
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          onOpen(name);
        }}
      >
        {label}
      </MenuItem>
    ))}
  </Menu>
);
