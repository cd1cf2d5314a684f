import { useDraggable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type MouseEvent, memo } from "react";
import { useLocale } from "react-admin";
import { formatPixels, formatSize, type Material } from "./material.ts";
import { Thumb } from "./Thumb.tsx";
import { useMessages } from "./useMessages.ts";

export interface TileProps {
  material: Material;
  chosen: boolean;
  /** Whether the tile is the grid's tab stop. */
  isStop: boolean;
  /** Whether the field accepts no more files. */
  closed: boolean;
  /** Whether a click selects the tile instead of opening it. */
  picks: boolean;
  onPress: (material: Material, event: MouseEvent) => void;
  onToggle: (material: Material, range: boolean) => void;
  onFocus: (material: Material) => void;
  onOpen: (material: Material) => void;
  onUses?: (material: Material) => void;
  /** Whether the tile can be dragged to a folder. */
  moves: boolean;
}

/** A file in the grid: thumbnail, name, size, and number of uses. */
export const MaterialTile = memo(function MaterialTile(props: TileProps) {
  const {
    material,
    chosen,
    isStop,
    closed,
    picks,
    onPress,
    onToggle,
    onFocus,
    onOpen,
    onUses,
    moves,
  } = props;
  const t = useMessages();
  const locale = useLocale() ?? "en";
  const { name, size } = material;
  const useCount = material.useCount ?? 0;
  const { attributes, listeners, setNodeRef } = useDraggable({ id: material.id, disabled: !moves });
  const facts = [formatPixels(material), formatSize(size, locale)].filter(Boolean).join(" · ");
  const used = useCount > 0 ? t("used", { smart_count: useCount }) : t("unused");
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        position: "relative",
        border: 1,
        borderColor: chosen ? "primary.main" : "divider",
        boxShadow: (theme) => (chosen ? `0 0 0 1px ${theme.palette.primary.main}` : "none"),
        borderRadius: 1,
        overflow: "hidden",
        bgcolor: "background.paper",
        contentVisibility: "auto",
        containIntrinsicSize: "auto 160px auto 216px",
        "&:hover .checkbox, &:focus-within .checkbox": { opacity: 1 },
      }}
    >
      <ButtonBase
        ref={setNodeRef}
        {...(moves && { ...attributes, ...listeners })}
        data-tile={material.id}
        tabIndex={isStop ? 0 : -1}
        aria-label={[name, facts, used, chosen ? t("chosen") : null].filter(Boolean).join(", ")}
        {...(picks && { "aria-pressed": chosen })}
        disabled={closed && picks}
        onClick={(event) => onPress(material, event)}
        onDoubleClick={() => onOpen(material)}
        onFocus={() => onFocus(material)}
        sx={{
          display: "block",
          width: "100%",
          aspectRatio: "1",
          bgcolor: "action.hover",
          position: "relative",
          opacity: closed ? 0.5 : 1,
          "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
        }}
      >
        <Thumb material={material} />
      </ButtonBase>
      <Checkbox
        className="checkbox"
        size="small"
        checked={chosen}
        disabled={closed}
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(material, event.shiftKey);
        }}
        slotProps={{ input: { "aria-label": t("choose", { name }) } }}
        sx={{
          position: "absolute",
          top: 0,
          left: 0,
          p: 0.5,
          opacity: chosen ? 1 : { xs: 0.9, md: 0 },
          "& svg": { bgcolor: "background.paper", borderRadius: 0.5 },
        }}
      />
      <Box sx={{ px: 1, py: 0.75 }}>
        <Typography variant="body2" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap component="div">
          {facts}
        </Typography>
        <Typography variant="caption" component="div" noWrap color="text.secondary">
          {useCount > 0 && onUses ? (
            <Link
              component="button"
              type="button"
              variant="caption"
              tabIndex={-1}
              onClick={() => onUses(material)}
            >
              {used}
            </Link>
          ) : (
            used
          )}
        </Typography>
      </Box>
    </Box>
  );
});
