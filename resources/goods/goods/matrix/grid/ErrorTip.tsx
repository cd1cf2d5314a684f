import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import type { RefObject } from "react";
import type { Place } from "../logic/range.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";

const Tip = styled("div")(({ theme }) => ({
  maxWidth: 280,
  padding: "4px 8px",
  borderRadius: 4,
  fontSize: "0.75rem",
  color: (theme.vars ?? theme).palette.error.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.error.main,
}));

interface Props {
  id: string;
  root: RefObject<HTMLElement | null>;
  /** The cell under the pointer; it takes precedence over the focused cell. */
  hovered: Place | null;
  focused: boolean;
}
/** The error of one cell, in a single tooltip shared by all cells. */
export function ErrorTip({ id, root, hovered, focused }: Props) {
  const { store, formatError } = useMatrix();
  const active = useMatrixValue((one) => one.active());
  const wrong = useMatrixValue((one) => one.wrong());
  const at = (place: Place | null) =>
    place && wrong.find((one) => one.row === place.row && one.column === place.column);
  const shown = at(hovered) ?? (focused ? at(active) : null);
  const cell =
    shown &&
    root.current?.querySelector(`[data-row="${shown.row}"] > [data-column="${shown.column}"]`);
  if (!shown || !cell) return null;
  return (
    <Popper open id={id} anchorEl={cell} placement="bottom-start" sx={{ zIndex: "tooltip" }}>
      <Tip>{formatError(shown.error, store.columns[shown.column]?.name ?? "")}</Tip>
    </Popper>
  );
}
