import ZoomIn from "@mui/icons-material/ZoomIn";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../framework/admin/useResourceMessages.ts";
import { PaperViewer } from "./PaperViewer.tsx";
import { type Paper, papersOf } from "./papersOf.ts";
import { shopReviews } from "./shopReviews.ts";

/** Thumbnails of an application's documents, each opening the viewer. */
export function Papers({ record }: { record: AdminRecord }) {
  const translate = useTranslate();
  const messages = useResourceMessages(shopReviews);
  const [open, setOpen] = useState<number | null>(null);
  const papers = papersOf(record);
  const nameOf = ({ field, place }: Paper) => `${messages.field(field)}${place === null ? "" : ` ${place}`}`;
  return (
    <Card component="section" variant="outlined" aria-label={messages.group("papers")} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {messages.group("papers")}
      </Typography>
      {papers.length === 0 && (
        <Typography color="text.secondary">{translate("markethall.join.review.noPapers")}</Typography>
      )}
      <Box sx={{ display: "grid", gap: 2 }}>
        {papers.map((paper, index) => (
          <Box component="figure" key={paper.address} sx={{ m: 0 }}>
            <ButtonBase
              onClick={() => setOpen(index)}
              aria-label={`${nameOf(paper)}: ${translate("markethall.join.review.zoomIn")}`}
              sx={{
                position: "relative",
                display: "block",
                width: "100%",
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                overflow: "hidden",
                cursor: "zoom-in",
                "&:hover": { borderColor: "primary.main" },
              }}
            >
              <Box
                component="img"
                src={paper.address}
                alt={nameOf(paper)}
                sx={{ display: "block", width: "100%", maxHeight: 340, objectFit: "contain", bgcolor: "action.hover" }}
              />
              <ZoomIn
                fontSize="small"
                sx={{
                  position: "absolute",
                  right: 8,
                  bottom: 8,
                  p: 0.5,
                  boxSizing: "content-box",
                  borderRadius: 1,
                  bgcolor: "background.paper",
                }}
              />
            </ButtonBase>
            <Typography variant="caption" component="figcaption" color="text.secondary">
              {nameOf(paper)}
            </Typography>
          </Box>
        ))}
      </Box>
      {open !== null && (
        <PaperViewer
          papers={papers.map((paper) => ({ address: paper.address, name: nameOf(paper) }))}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
