import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { DocumentViewer } from "../../../shop/screens.ts";

/** Thumbnails, each of which opens full size. */
export function Pictures({ addresses, name }: { addresses: readonly string[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const documents = addresses.map((address, place) => ({ address, name: `${name} ${place + 1}` }));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
      {documents.map((document, place) => (
        <ButtonBase
          key={document.address}
          onClick={() => setOpen(place)}
          aria-label={document.name}
          sx={{ borderRadius: 1 }}
        >
          <Thumbnail address={document.address} alt={document.name} size={72} />
        </ButtonBase>
      ))}
      {open !== null && (
        <DocumentViewer documents={documents} start={open} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}
