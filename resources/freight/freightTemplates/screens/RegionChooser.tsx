import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { states } from "../../../../core/places.ts";
import type { Taken } from "../regionChoices.ts";
import type { Region } from "../regions.ts";
import { StateRegions } from "./StateRegions.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

interface Props {
  title: string;
  regions: readonly Region[];
  /** Regions that are used elsewhere and cannot be selected here. */
  taken: readonly Taken[];
  onDone: (regions: Region[]) => void;
  onClose: () => void;
}

/** States as check boxes that expand to their cities and accept postcode ranges. */
export function RegionChooser({ title, regions, taken, onDone, onClose }: Props) {
  const translate = useTranslate();
  const { t } = useFreightMessages();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [chosen, setChosen] = useState<Region[]>([...regions]);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        {states.map((state) => (
          <StateRegions
            key={state}
            state={state}
            regions={chosen}
            taken={taken}
            onChange={setChosen}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }} aria-live="polite">
          {t("regions.chosen", { smart_count: chosen.length })}
        </Typography>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        <Button variant="contained" onClick={() => onDone(chosen)}>
          {t("regions.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
