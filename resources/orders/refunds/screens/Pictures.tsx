import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { DocumentViewer } from "../../../shop/shopReviews/DocumentViewer.tsx";

/** Thumbnails, each of which opens full size. */
export function Pictures({ addresses, name }: { addresses: readonly string[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const papers = addresses.map((address, place) => ({ address, name: `${name} ${place + 1}` }));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
      {papers.map((paper, place) => (
        <ButtonBase key={paper.address} onClick={() => setOpen(place)} aria-label={paper.name} sx={{ borderRadius: 1 }}>
          <Box
            component="img"
            src={paper.address}
            alt={paper.name}
            loading="lazy"
            sx={{ width: 72, height: 72, objectFit: "cover", borderRadius: 1, bgcolor: "action.hover" }}
          />
        </ButtonBase>
      ))}
      {open !== null && <DocumentViewer papers={papers} start={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}
