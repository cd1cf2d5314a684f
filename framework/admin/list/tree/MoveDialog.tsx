import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { useRecordName } from "../useRecordName.ts";
import { type Branch, isWithin, listBranches, type Place } from "./tree.ts";

interface Props {
  resource: Resource;
  branches: readonly Branch[];
  record: AdminRecord;
  ordered: boolean;
  onMove: (place: Place) => void;
  onClose: () => void;
}
interface Target {
  id: number | null;
  name: string;
}

/** Moves a row without dragging: selects its new parent and next sibling. */
export function MoveDialog({ resource, branches, record, ordered, onMove, onClose }: Props) {
  const translate = useTranslate();
  const recordName = useRecordName(resource);
  const name = recordName(record);
  const [parent, setParent] = useState<Target>(() => {
    const now = listBranches(branches).find((one) => one.record.id === record.id)?.parent ?? null;
    const above = listBranches(branches).find((one) => one.record.id === now);
    return above
      ? { id: above.record.id, name: recordName(above.record) }
      : { id: null, name: translate("framework.list.tree.root") };
  });
  const [before, setBefore] = useState("");
  const targets = useMemo(() => {
    const allowed = listBranches(branches).filter(
      (one) => !isWithin(branches, record.id, one.record.id),
    );
    const list: Target[] = allowed.map((one) => ({
      id: one.record.id,
      name: recordName(one.record),
    }));
    return [{ id: null, name: translate("framework.list.tree.root") }, ...list];
  }, [branches, record.id, recordName, translate]);
  const siblings = listBranches(branches).filter(
    (one) => one.parent === parent.id && one.record.id !== record.id,
  );
  const title = translate("framework.list.tree.moveTitle", { name });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Autocomplete
            disableClearable
            size="small"
            options={targets}
            value={parent}
            getOptionLabel={(option) => option.name}
            getOptionKey={(option) => option.id ?? 0}
            isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
            onChange={(_, next) => {
              setParent(next);
              setBefore("");
            }}
            renderInput={(props) => (
              <TextField {...props} margin="none" label={translate("framework.list.tree.below")} />
            )}
          />
          {ordered && (
            <TextField
              select
              size="small"
              margin="none"
              label={translate("framework.list.tree.before")}
              value={before}
              onChange={(event) => setBefore(event.target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate("framework.list.tree.atEnd")}</MenuItem>
              {siblings.map(({ record: one }) => (
                <MenuItem key={one.id} value={String(one.id)}>
                  {recordName(one)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        <Button
          variant="contained"
          onClick={() =>
            onMove({ parent: parent.id, before: before === "" ? null : Number(before) })
          }
        >
          {translate("framework.list.tree.move")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
