import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { CircleCheckIcon } from "../../../framework/admin/icons/CircleCheckIcon.ts";
import { GoodsPicture } from "./GoodsPicture.tsx";
import type { PickedGoods } from "./picked.ts";
import { useTitle } from "./useTitle.ts";

interface Props {
  goods: PickedGoods;
  chosen: boolean;
  disabled: boolean;
  /** Whether the card is in the tab order; the others are reached with the arrow keys. */
  first: boolean;
  onToggle: () => void;
  onFinish: () => void;
}
/** A selectable product: its picture, name, price and promotion type. */
export function GoodsCard({ goods, chosen, disabled, first, onToggle, onFinish }: Props) {
  const translate = useTranslate();
  const { formatTitle } = useTitle();
  const title = formatTitle(goods.title);
  return (
    <Box
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled}
      tabIndex={first ? 0 : -1}
      title={title}
      onClick={() => !disabled && onToggle()}
      onDoubleClick={() => !disabled && onFinish()}
      onKeyDown={(event) => {
        if ((event.key !== " " && event.key !== "Enter") || disabled) return;
        event.preventDefault();
        if (event.key === "Enter") onFinish();
        else onToggle();
      }}
      sx={{
        position: "relative",
        overflow: "hidden",
        cursor: disabled ? "not-allowed" : "pointer",
        opacity: disabled ? 0.5 : 1,
        borderRadius: 1,
        bgcolor: chosen ? "action.selected" : "background.paper",
        // A second pixel of border that takes no space, so that selecting causes no layout shift.
        boxShadow: ({ palette }) =>
          `inset 0 0 0 ${chosen ? 2 : 1}px ${chosen ? palette.primary.main : palette.divider}`,
        "&:hover": { bgcolor: "action.hover" },
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <GoodsPicture address={goods.mainImg} />
      {goods.type !== "ordinary" && (
        <Chip
          label={translate(`markethall.picker.goods.${goods.type}`)}
          color={goods.type === "seckill" ? "error" : "secondary"}
          sx={{ position: "absolute", top: 8, left: 8, height: 22 }}
        />
      )}
      {chosen && (
        <CircleCheckIcon
          color="primary"
          sx={{
            position: "absolute",
            top: 8,
            right: 8,
            bgcolor: "background.paper",
            borderRadius: "50%",
          }}
        />
      )}
      <Box sx={{ p: 1, pt: 0.75 }}>
        <Typography
          variant="body2"
          sx={{
            display: "-webkit-box",
            WebkitLineClamp: 2,
            WebkitBoxOrient: "vertical",
            overflow: "hidden",
            lineHeight: 1.35,
            minHeight: "2.7em",
            overflowWrap: "anywhere",
          }}
        >
          {title}
        </Typography>
        <GoodsPrice cents={goods.price} />
      </Box>
    </Box>
  );
}

function GoodsPrice({ cents }: { cents: number | null }) {
  const translate = useTranslate();
  return (
    <Typography
      variant="subtitle2"
      component="p"
      color={cents === null ? "text.secondary" : "text.primary"}
      sx={{ mt: 0.25 }}
    >
      {cents === null ? translate("markethall.picker.goods.noPrice") : formatMoney(cents)}
    </Typography>
  );
}
