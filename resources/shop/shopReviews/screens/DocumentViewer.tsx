import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import Close from "@mui/icons-material/Close";
import RotateRight from "@mui/icons-material/RotateRight";
import ZoomIn from "@mui/icons-material/ZoomIn";
import ZoomOut from "@mui/icons-material/ZoomOut";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";

interface Props {
  documents: readonly { address: string; name: string }[];
  start: number;
  onClose: () => void;
}
const minZoom = 1;
const maxZoom = 6;

/** A full-screen document viewer: zoom, rotate, previous and next, by button or key. */
export function DocumentViewer({ documents, start, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState(minZoom);
  const [turns, setTurns] = useState(0);
  const document = documents[at];
  if (!document) return null;
  const t = (key: string) => translate(`markethall.join.review.${key}`);
  const scale = (by: number) => setZoom((now) => Math.min(maxZoom, Math.max(minZoom, now * by)));
  const go = (by: number) => {
    setAt((now) => (now + by + documents.length) % documents.length);
    setZoom(minZoom);
    setTurns(0);
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => scale(1.5),
    "=": () => scale(1.5),
    "-": () => scale(1 / 1.5),
    r: () => setTurns((now) => now + 1),
    ...(documents.length > 1 && zoom === minZoom
      ? { ArrowLeft: () => go(-1), ArrowRight: () => go(1) }
      : {}),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const work = keys[event.key];
    if (!work || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    work();
  };
  const tool = (key: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Tooltip title={t(key)}>
      <span>
        <IconButton aria-label={t(key)} onClick={onClick} disabled={disabled}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={id}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 0.5,
          px: 1.5,
          py: 0.5,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Typography id={id} variant="subtitle1" component="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {document.name}
        </Typography>
        {documents.length > 1 && tool("previous", <ChevronLeft />, () => go(-1))}
        {documents.length > 1 && tool("next", <ChevronRight />, () => go(1))}
        {tool("zoomOut", <ZoomOut />, () => scale(1 / 1.5), zoom <= minZoom)}
        {tool("zoomIn", <ZoomIn />, () => scale(1.5), zoom >= maxZoom)}
        {tool("turn", <RotateRight />, () => setTurns((now) => now + 1))}
        {tool("close", <Close />, onClose)}
      </Box>
      <Box
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: "auto",
          display: "grid",
          bgcolor: "background.default",
        }}
      >
        <Box
          component="img"
          src={document.address}
          alt={document.name}
          onClick={() => (zoom > minZoom ? setZoom(minZoom) : scale(2.25))}
          sx={{
            m: "auto",
            width: `${zoom * 100}%`,
            height: `${zoom * 100}%`,
            minHeight: 0,
            objectFit: "contain",
            cursor: zoom > minZoom ? "zoom-out" : "zoom-in",
            transform: `rotate(${turns * 90}deg)`,
          }}
        />
      </Box>
    </Dialog>
  );
}
