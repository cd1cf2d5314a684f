import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import type { Material } from "./material.ts";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

/** The name of a file, edited in place. */
export function NameBox({ material, readOnly }: { material: Material; readOnly: boolean }) {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const reload = useReloadLibrary();
  const [name, setName] = useState(material.name);
  const [savedName, setSavedName] = useState(material.name);
  const [busy, setBusy] = useState(false);
  if (readOnly)
    return (
      <Typography variant="subtitle1" sx={{ overflowWrap: "anywhere" }}>
        {material.name}
      </Typography>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === "" || text === savedName) return setName(savedName);
    setBusy(true);
    try {
      await provider.update(materials.name, {
        id: material.id,
        data: { name: text },
        previousData: { ...material },
      });
      setSavedName(text);
      setName(text);
      await reload();
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void save(event)}>
      <TextField
        fullWidth
        size="small"
        margin="none"
        label={t("name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || name === savedName) return;
          event.stopPropagation();
          setName(savedName);
        }}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      {name.trim() !== savedName && (
        <Button type="submit" variant="contained" loading={busy} disabled={name.trim() === ""}>
          {translate("ra.action.save")}
        </Button>
      )}
    </Stack>
  );
}
