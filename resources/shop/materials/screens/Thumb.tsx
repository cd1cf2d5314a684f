import Box from "@mui/material/Box";
import { Video } from "lucide";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import type { Material } from "./material.ts";

const VideoIcon = createIcon(Video);

/** A thumbnail that shows the whole file, on a background that makes its edges visible. */
export function Thumb({ material }: { material: Pick<Material, "kind" | "thumb" | "address"> }) {
  const fits = { width: "100%", height: "100%", objectFit: "contain", display: "block" } as const;
  if (material.kind === "image")
    return (
      <img
        draggable={false}
        src={material.thumb ?? material.address}
        alt=""
        loading="lazy"
        decoding="async"
        style={fits}
      />
    );
  return (
    <>
      <video
        src={`${material.address}#t=0.1`}
        preload="metadata"
        muted
        tabIndex={-1}
        style={fits}
      />
      <Box
        component="span"
        sx={{
          position: "absolute",
          left: 6,
          bottom: 6,
          p: 0.25,
          lineHeight: 0,
          borderRadius: 0.5,
          color: "common.white",
          bgcolor: "rgba(0, 0, 0, 0.6)",
        }}
      >
        <VideoIcon fontSize="small" />
      </Box>
    </>
  );
}
