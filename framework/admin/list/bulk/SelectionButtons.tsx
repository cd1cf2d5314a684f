import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { type MoreItem, MoreMenuButton } from "./MoreMenuButton.tsx";
import { buttonGap, useFittingCount } from "./useFittingCount.ts";

/** An operation on the selected rows: a button where there is space, otherwise in the menu. */
export interface SelectionItem extends MoreItem {
  /** Contained: the next step of the rows. */
  isPrimary?: boolean;
  /** A quiet button, which selects instead of doing something. */
  isPlain?: boolean;
  isLoading?: boolean;
}

const Row = styled("div", { name: "SelectionButtons" })({
  display: "flex",
  alignItems: "center",
  gap: buttonGap,
  flex: "1 1 0",
  minWidth: 0,
  // What does not fit is invisible; the outline of the focus must not be cut.
  overflow: "clip",
  overflowClipMargin: 4,
  "& > *": { flexShrink: 0 },
});

interface Props {
  /** In order of importance: the last ones go into the menu first. */
  items: readonly SelectionItem[];
  /** What has no button in any case. */
  others: readonly MoreItem[];
}
/** Buttons of a selection as far as they fit; a menu has the others. */
export function SelectionButtons({ items, others }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const names = items.map(({ label }) => label).join("\n");
  const count = useFittingCount(row, names, others.length > 0);
  return (
    <Row ref={row}>
      {items.map((item, place) => (
        <Button
          key={item.key}
          data-fitted=""
          className={item.isPlain ? "plain" : undefined}
          variant={item.isPrimary ? "contained" : "text"}
          color={item.isDanger ? "error" : "primary"}
          loading={item.isLoading ?? null}
          onClick={item.onClick}
          style={place < count ? undefined : { order: 2, visibility: "hidden" }}
        >
          {item.label}
        </Button>
      ))}
      <MoreMenuButton items={[...items.slice(count), ...others]} />
    </Row>
  );
}
