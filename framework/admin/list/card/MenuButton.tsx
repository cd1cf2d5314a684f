import IconButton from "@mui/material/IconButton";
import { useTranslate } from "react-admin";
import { MoreIcon } from "../../icons/MoreIcon.ts";
import type { AdminRecord } from "../../provider.ts";

interface Props {
  record: AdminRecord;
  name: string;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
/** Opens the menu of a card's record. */
export function MenuButton({ record, name, onMenu }: Props) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      data-menu=""
      aria-haspopup="menu"
      aria-label={translate("framework.list.moreFor", { name })}
      onClick={(event) => onMenu(record, event.currentTarget)}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
}
