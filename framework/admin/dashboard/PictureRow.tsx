import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Thumbnail } from "../display/media.tsx";
import { tokens } from "../theme/tokens.ts";
import { CoverLink } from "./CoverLink.tsx";

interface Props {
  image: string | null;
  name: string;
  /** The path of the record; null where the member may not open it. */
  to: string | null;
  /** Below the name. */
  below?: ReactNode;
  /** Opposite the name. */
  children: ReactNode;
}

/** A record on the dashboard: its picture, its name, and a figure. */
export const PictureRow = ({ image, name, to, below, children }: Props) => (
  <Box
    component="li"
    sx={{
      position: "relative",
      display: "flex",
      alignItems: "center",
      gap: 1.25,
      minHeight: 40,
      px: 2,
      py: 0.5,
      "&:hover": { backgroundColor: tokens.hover },
    }}
  >
    {image && <Thumbnail address={image} alt="" size={28} />}
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        <CoverLink to={to}>{name}</CoverLink>
      </Box>
      {below}
    </Box>
    <Box sx={{ textAlign: "right", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
      {children}
    </Box>
  </Box>
);

/** The look of the list that the rows are in. */
export const pictureList = { m: 0, p: 0, pb: 1, listStyle: "none" } as const;
