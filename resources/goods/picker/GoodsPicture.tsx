import Box from "@mui/material/Box";
import { toThumbnailAddress } from "../../../framework/admin/display/media.tsx";
import { ImageIcon } from "../../../framework/admin/icons/ImageIcon.ts";

/** Pixels of a card, which is as wide as its place. */
const cardWidth = 240;

/**
 * The picture of a product, or a placeholder. Decorative, because the name is always next to it.
 */
export function GoodsPicture({ address, size }: { address: string | null; size?: number }) {
  const box = size
    ? { width: size, height: size, flexShrink: 0, borderRadius: 1 }
    : { width: "100%", aspectRatio: "4 / 3" };
  return (
    <Box
      sx={{
        ...box,
        overflow: "hidden",
        bgcolor: "action.hover",
        display: "grid",
        placeItems: "center",
        p: size ? 0 : "2px",
      }}
    >
      {address ? (
        <img
          src={toThumbnailAddress(address, size ?? cardWidth)}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ width: "100%", height: "100%", objectFit: "cover", display: "block" }}
        />
      ) : (
        <ImageIcon color="disabled" sx={{ fontSize: size ? size * 0.5 : 40 }} />
      )}
    </Box>
  );
}
