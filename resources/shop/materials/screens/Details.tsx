import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FolderInput, Replace } from "lucide";
import type { ReactNode } from "react";
import { useLocale, useNotify, useTranslate } from "react-admin";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { CopyIcon } from "../../../../framework/admin/icons/CopyIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { DeleteIcon } from "../../../../framework/admin/icons/DeleteIcon.ts";
import { OpenOutsideIcon } from "../../../../framework/admin/icons/OpenOutsideIcon.ts";
import { useActor, useAdmin } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { materials } from "../materials.ts";
import type { MaterialTask } from "./MaterialTasks.tsx";
import { formatPixels, formatSize, type Material, type PlacedFolder } from "./material.ts";
import { NameBox } from "./NameBox.tsx";
import { UseList } from "./UseList.tsx";
import { useMessages } from "./useMessages.ts";
import { useUses } from "./useUses.ts";

const MoveToFolderIcon = createIcon(FolderInput);
const ReplaceIcon = createIcon(Replace);

interface Props {
  material: Material;
  folders: readonly PlacedFolder[];
  onTask: (task: MaterialTask) => void;
  onClose: () => void;
}

/** Details of a file and the available actions. */
export function Details({ material, folders, onTask, onClose }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const { timeZone } = useAdmin();
  const locale = useLocale() ?? "en";
  const { data: uses } = useUses([material.id]);
  const edits = can(actor, materials, "edit");
  const folder = folders.find(({ id }) => id === material.folder);
  const whole = new URL(material.address, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      notify(t("copied"), { type: "success" });
    } catch {
      notify(t("notCopied", { address: whole }), { type: "warning" });
    }
  };
  const facts: (readonly [string, ReactNode])[] = [
    [t("pixels"), formatPixels(material)],
    [t("bytes"), formatSize(material.size, locale)],
    [t("folder"), folder?.path ?? t("noFolder")],
    [t("added"), formatMoment(material.addTime, locale, timeZone)],
  ];
  return (
    <Stack spacing={2}>
      <Box sx={{ pr: 5 }}>
        <NameBox material={material} readOnly={!edits} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "max-content 1fr",
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {facts.map(([name, value]) =>
          value === null ? null : (
            <Box key={name} sx={{ display: "contents" }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
                {value}
              </Typography>
            </Box>
          ),
        )}
      </Box>
      <Stack sx={{ alignItems: "stretch", "& .MuiButton-root": { justifyContent: "flex-start" } }}>
        <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
          {t("copyAddress")}
        </Button>
        <Button
          startIcon={<OpenOutsideIcon />}
          href={material.address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("openAlone")}
        </Button>
        {edits && (
          <Button
            startIcon={<MoveToFolderIcon />}
            onClick={() => onTask({ is: "move", list: [material] })}
          >
            {t("moveOne")}
          </Button>
        )}
        {can(actor, materials, "replace") && (
          <Button startIcon={<ReplaceIcon />} onClick={() => onTask({ is: "replace", material })}>
            {t("replace")}
          </Button>
        )}
        {can(actor, materials, "delete") && (
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            onClick={() => onTask({ is: "delete", list: [material] })}
          >
            {translate("ra.action.delete")}
          </Button>
        )}
      </Stack>
      <Box component="section" aria-label={t("whereUsed")}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          {t("whereUsed")}
        </Typography>
        {!uses && <CircularProgress size={20} />}
        {uses?.total === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t("unused")}
          </Typography>
        )}
        {uses && uses.total > 0 && <UseList uses={uses} onFollow={onClose} />}
      </Box>
    </Stack>
  );
}
