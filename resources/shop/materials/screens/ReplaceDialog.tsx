import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import { MaterialPicker } from "./MaterialPicker.tsx";
import type { Material } from "./material.ts";
import { Thumb } from "./Thumb.tsx";
import { UseList } from "./UseList.tsx";
import { useMessages } from "./useMessages.ts";
import { useUses } from "./useUses.ts";

const ArrowRightIcon = createIcon(ArrowRight);

const Side = ({ material }: { material: Material }) => (
  <Box sx={{ minWidth: 0, flex: 1 }}>
    <Box
      sx={{
        position: "relative",
        aspectRatio: "1",
        bgcolor: "action.hover",
        borderRadius: 1,
        overflow: "hidden",
      }}
    >
      <Thumb material={material} />
    </Box>
    <Typography variant="caption" noWrap component="div" title={material.name}>
      {material.name}
    </Typography>
  </Box>
);

/** Selects or uploads another file and replaces this one with it in every record that uses it. */
export function ReplaceDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const { data: uses } = useUses([material.id]);
  const [other, setOther] = useState<Material | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const replace = async () => {
    if (!other) return;
    setBusy(true);
    try {
      const { records } = await provider.runCall(materials.name, "replace", {
        from: material.id,
        to: other.id,
      });
      // Any record of the app may show another picture now.
      await queries.invalidateQueries();
      notify(t("replaced", { smart_count: Number(records) }), { type: "success" });
      onClose();
    } catch (error) {
      setWrong(failure(error));
      setBusy(false);
    }
  };
  if (choosing)
    return (
      <MaterialPicker
        title={t("chooseOther", { name: material.name })}
        kind={material.kind}
        room={1}
        closed={[material.address]}
        onClose={() => setChoosing(false)}
        onChoose={([chosen]) => {
          setChoosing(false);
          setWrong(null);
          if (chosen) setOther(chosen);
        }}
      />
    );
  const isUsed = (uses?.total ?? 0) > 0;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth>
      <DialogTitle sx={{ overflowWrap: "anywhere" }}>
        {t("replaceTitle", { name: material.name })}
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: "center", mb: 2 }}>
          <Side material={material} />
          <ArrowRightIcon color="action" />
          {other ? (
            <Side material={other} />
          ) : (
            <Box sx={{ flex: 1, aspectRatio: "1", display: "grid", placeItems: "center", mb: 2.5 }}>
              <Button variant="outlined" onClick={() => setChoosing(true)} autoFocus>
                {t("chooseFile")}
              </Button>
            </Box>
          )}
        </Stack>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {!uses && <CircularProgress size={20} />}
        {uses && (
          <DialogContentText>
            {isUsed ? t("replaceText", { smart_count: uses.total }) : t("replaceNothing")}
          </DialogContentText>
        )}
        {uses && isUsed && (
          <Box sx={{ maxHeight: 200, overflow: "auto", mt: 1 }}>
            <UseList uses={uses} onFollow={onClose} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {other && (
          <Button onClick={() => setChoosing(true)} disabled={busy} sx={{ mr: "auto" }}>
            {t("chooseFile")}
          </Button>
        )}
        <Button onClick={onClose} disabled={busy}>
          {translate("ra.action.cancel")}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!other || !isUsed}
          onClick={() => void replace()}
        >
          {uses && isUsed ? t("replaceIn", { smart_count: uses.total }) : t("replace")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
