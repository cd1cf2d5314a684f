import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { ZoomInIcon } from "../../../../framework/admin/icons/ZoomInIcon.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { listDocuments, type ReviewDocument } from "../listDocuments.ts";
import { shopReviews } from "../shopReviews.ts";
import { DocumentViewer } from "./DocumentViewer.tsx";

/** Thumbnails of an application's documents, each opening the viewer. */
export function Documents({ record }: { record: AdminRecord<typeof shopReviews> }) {
  const translate = useTranslate();
  const messages = useResourceMessages(shopReviews);
  const [open, setOpen] = useState<number | null>(null);
  const documents = listDocuments(record);
  const formatName = ({ field, place }: ReviewDocument) =>
    `${messages.field(field)}${place === null ? "" : ` ${place}`}`;
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={messages.group("papers")}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {messages.group("papers")}
      </Typography>
      {documents.length === 0 && (
        <Typography color="text.secondary">
          {translate("markethall.join.review.noPapers")}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2 }}>
        {documents.map((document, index) => (
          <Box component="figure" key={document.address} sx={{ m: 0 }}>
            <ButtonBase
              onClick={() => setOpen(index)}
              aria-label={translate("framework.form.labelled", {
                label: formatName(document),
                value: translate("markethall.join.review.zoomIn"),
              })}
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
                src={document.address}
                alt={formatName(document)}
                sx={{
                  display: "block",
                  width: "100%",
                  maxHeight: 340,
                  objectFit: "contain",
                  bgcolor: "action.hover",
                }}
              />
              <ZoomInIcon
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
              {formatName(document)}
            </Typography>
          </Box>
        ))}
      </Box>
      {open !== null && (
        <DocumentViewer
          documents={documents.map((document) => ({
            address: document.address,
            name: formatName(document),
          }))}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
