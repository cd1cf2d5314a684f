import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { RotateCw, ZoomOut } from "lucide";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { ChevronLeftIcon } from "../../../../framework/admin/icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../../../../framework/admin/icons/ChevronRightIcon.ts";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ZoomInIcon } from "../../../../framework/admin/icons/ZoomInIcon.ts";

const RotateIcon = createIcon(RotateCw);
const ZoomOutIcon = createIcon(ZoomOut);

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
        {documents.length > 1 && tool("previous", <ChevronLeftIcon />, () => go(-1))}
        {documents.length > 1 && tool("next", <ChevronRightIcon />, () => go(1))}
        {tool("zoomOut", <ZoomOutIcon />, () => scale(1 / 1.5), zoom <= minZoom)}
        {tool("zoomIn", <ZoomInIcon />, () => scale(1.5), zoom >= maxZoom)}
        {tool("turn", <RotateIcon />, () => setTurns((now) => now + 1))}
        {tool("close", <CloseIcon />, onClose)}
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
