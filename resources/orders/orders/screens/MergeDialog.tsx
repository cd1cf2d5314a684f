import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useGetList, useRefresh, useTranslate } from "react-admin";
import { useNavigate } from "react-router";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useMessages } from "./useMessages.ts";

interface Warehouse {
  id: number;
  name: string;
}
interface Props {
  ids: readonly number[];
  onClose: () => void;
  onMerged: () => void;
}
/** Merges orders, to be picked in one walk through a warehouse, and opens their merge. */
export function MergeDialog({ ids, onClose, onMerged }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const provider = useAdminProvider();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { resources } = useAdmin();
  const [chosen, setChosen] = useState<number | null>(null);
  // Orders are picked where goods for sale lie; the first warehouse has most of them.
  const { data: found = [], isPending } = useGetList<Warehouse>("warehouses", {
    pagination: { page: 1, perPage: 100 },
    filter: { status: "open", purpose: "sales" },
  });
  const open = found.toSorted((one, other) => one.id - other.id);
  const warehouse = chosen ?? open[0]?.id ?? null;
  const merge = useMutation({
    mutationFn: () =>
      provider.runCall("orderMerges", "merge", {
        orderIds: [...ids],
        ...(warehouse !== null && { warehouse }),
      }),
    onSuccess: ({ id }) => {
      onMerged();
      onClose();
      refresh();
      const merges = resources.find(({ name }) => name === "orderMerges");
      if (merges) navigate(toPath(merges, "show", id));
    },
  });
  return (
    <CommandDialog
      title={t("merge.title", { smart_count: ids.length })}
      submit={t("merge.submit")}
      back={translate("ra.action.cancel")}
      isDirty={chosen !== null}
      isValid={!isPending}
      isPending={merge.isPending}
      error={merge.error}
      onSubmit={() => merge.mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t("merge.intro")}
      </Typography>
      {open.length > 1 && (
        <TextField
          select
          size="small"
          label={t("merge.warehouse")}
          value={warehouse ?? ""}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {open.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </CommandDialog>
  );
}
