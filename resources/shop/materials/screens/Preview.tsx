import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useTranslate } from "react-admin";
import { ChevronLeftIcon } from "../../../../framework/admin/icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../../../../framework/admin/icons/ChevronRightIcon.ts";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { Details } from "./Details.tsx";
import type { MaterialTask } from "./MaterialTasks.tsx";
import type { Material, PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  material: Material;
  /** The files that previous and next step through. */
  among: readonly Material[];
  folders: readonly PlacedFolder[];
  onStep: (material: Material) => void;
  onTask: (task: MaterialTask) => void;
  onClose: () => void;
}

/** A large preview of one file with its details, its uses and the available actions. */
export function Preview({ material, among, folders, onStep, onTask, onClose }: Props) {
  const title = useId();
  const t = useMessages();
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const at = among.findIndex(({ id }) => id === material.id);
  const [before, next] = [among[at - 1], among[at + 1]];
  const keys = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLElement && target.closest("input, textarea, video")) return;
    if (key === "ArrowLeft" && before) onStep(before);
    if (key === "ArrowRight" && next) onStep(next);
    if (key === "Delete") onTask({ is: "delete", list: [material] });
  };
  const step = (to: Material | undefined, label: string, icon: ReactNode, side: "left" | "right") =>
    to && (
      <IconButton
        aria-label={label}
        onClick={() => onStep(to)}
        sx={{
          position: "absolute",
          top: "calc(50% - 20px)",
          [side]: 8,
          color: "common.white",
          bgcolor: "rgba(0, 0, 0, 0.45)",
          "&:hover": { bgcolor: "rgba(0, 0, 0, 0.7)" },
        }}
      >
        {icon}
      </IconButton>
    );
  const fits = {
    maxWidth: "100%",
    maxHeight: "100%",
    objectFit: "contain",
    display: "block",
  } as const;
  return (
    <Dialog
      open
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      onClose={onClose}
      onKeyDown={keys}
      aria-labelledby={title}
      slotProps={{
        paper: { sx: { height: { md: "min(86vh, 820px)" }, bgcolor: "background.paper" } },
      }}
    >
      <h2 id={title} style={visuallyHidden}>
        {material.name}
      </h2>
      <Box
        sx={{
          display: { xs: "block", md: "grid" },
          gridTemplateColumns: { md: "minmax(0, 1fr) 320px" },
          height: "100%",
          minHeight: 0,
          overflow: { xs: "auto", md: "hidden" },
        }}
      >
        <Box
          sx={{
            position: "relative",
            height: { xs: "52vh", md: "100%" },
            minHeight: 0,
            bgcolor: "#1c1f21",
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
          }}
        >
          {material.kind === "image" ? (
            <img src={material.address} alt={material.name} style={fits} />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: what members upload comes without captions
            <video
              key={material.id}
              src={material.address}
              controls
              preload="metadata"
              style={fits}
            />
          )}
          {step(before, t("previous"), <ChevronLeftIcon />, "left")}
          {step(next, t("next"), <ChevronRightIcon />, "right")}
        </Box>
        <Box sx={{ minHeight: 0, overflow: { md: "auto" }, p: 2, position: "relative" }}>
          <Details
            key={material.id}
            material={material}
            folders={folders}
            onTask={onTask}
            onClose={onClose}
          />
        </Box>
      </Box>
      <IconButton
        aria-label={translate("ra.action.close")}
        onClick={onClose}
        autoFocus
        sx={{
          position: "absolute",
          top: 8,
          right: 8,
          bgcolor: "background.paper",
          "&:hover": { bgcolor: "background.paper", color: "primary.main" },
        }}
      >
        <CloseIcon />
      </IconButton>
    </Dialog>
  );
}
