import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { ArrowDownIcon } from "../../../../framework/admin/icons/ArrowDownIcon.ts";
import { ArrowUpIcon } from "../../../../framework/admin/icons/ArrowUpIcon.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { type LibraryQuery, type Sort, sorts } from "./listQuery.ts";
import { useMessages } from "./useMessages.ts";

type Order = Pick<LibraryQuery, "sort" | "order">;
interface Props extends Order {
  onSort: (order: Order) => void;
}

/** Names ascend and everything else descends at first. */
const toInitial = (sort: Sort): Order => ({ sort, order: sort === "name" ? "asc" : "desc" });
const toReversed = ({ sort, order }: Order): Order => ({
  sort,
  order: order === "asc" ? "desc" : "asc",
});
const toArrow = ({ order }: Order) => (order === "asc" ? ArrowUpIcon : ArrowDownIcon);

/** The order of the files; on a phone one button with a menu that reverses the current order. */
export function LibrarySort(props: Props) {
  const t = useMessages();
  const isPhone = useIsPhone();
  const { onSort, ...order } = props;
  if (isPhone) return <SortButton {...props} />;
  const Arrow = toArrow(order);
  const direction = t(order.order === "asc" ? "ascending" : "descending");
  return (
    <>
      <TextField
        select
        size="small"
        margin="none"
        value={order.sort}
        onChange={({ target }) =>
          onSort(toInitial(sorts.find((one) => one === target.value) ?? "addTime"))
        }
        slotProps={{ htmlInput: { "aria-label": t("sortBy") } }}
        sx={{ minWidth: 104 }}
      >
        {sorts.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`sorts.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={direction}>
        <IconButton size="small" aria-label={direction} onClick={() => onSort(toReversed(order))}>
          <Arrow fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}

function SortButton({ onSort, ...order }: Props) {
  const t = useMessages();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const Arrow = toArrow(order);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t("sortBy")}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Arrow fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sorts.map((one) => (
          <MenuItem
            key={one}
            selected={one === order.sort}
            onClick={() => {
              setAnchor(null);
              onSort(one === order.sort ? toReversed(order) : toInitial(one));
            }}
          >
            {t(`sorts.${one}`)}
            {one === order.sort && <Arrow fontSize="small" sx={{ ml: "auto", pl: 1 }} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
