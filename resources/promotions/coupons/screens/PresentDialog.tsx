import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { coupons, maxPresented } from "../coupons.ts";
import { useCouponText } from "./useCouponText.ts";

/** Gives a coupon to customers who have ordered from the shop. */
export function PresentDialog({ record, onClose, onDone }: CustomDialogProps<typeof coupons>) {
  const t = useCouponText();
  const translate = useTranslate();
  const messages = useResourceMessages(coupons);
  const provider = useAdminProvider();
  const run = useRunAction(coupons);
  const [typed, setTyped] = useState("");
  const name = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const { data, error: loadError } = useQuery({
    queryKey: [coupons.name, "buyers", name],
    queryFn: () => provider.runCall("coupons", "getBuyers", name ? { name } : {}),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const input = { memberIds: [...chosen.keys()] };
      const results = await run("present", { ids: [record.id], input });
      const [failed] = results.failed;
      if (failed) throw new Error(failed.message);
      return results;
    },
    onSuccess: onDone,
  });
  const toggle = (id: number, label: string) =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(id)) after.set(id, label);
      return after;
    });
  const found = data?.list ?? [];
  const rows = [
    ...[...chosen]
      .filter(([id]) => !found.some((one) => one.id === id))
      .map(([id, label]) => ({ id, name: label, orders: null })),
    ...found,
  ];
  return (
    <CommandDialog
      title={t("present.title", { name: record.name ?? "" })}
      submit={
        chosen.size > 0
          ? t("present.submit", { smart_count: chosen.size })
          : messages.action("present")
      }
      back={translate("ra.action.cancel")}
      isDirty={chosen.size > 0}
      isValid={chosen.size > 0 && chosen.size <= maxPresented}
      isPending={isPending}
      error={error ?? loadError}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t("present.help")}
      </Typography>
      <TextField
        label={t("present.search")}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
      {data && rows.length === 0 && (
        <Typography variant="body2">{name ? t("present.noMatch") : t("present.none")}</Typography>
      )}
      <FormGroup sx={{ maxHeight: 320, overflowY: "auto", flexWrap: "nowrap" }}>
        {rows.map(({ id, name: label, orders }) => (
          <FormControlLabel
            key={id}
            sx={{ minHeight: 44 }}
            control={<Checkbox checked={chosen.has(id)} onChange={() => toggle(id, label)} />}
            label={
              orders === null ? label : `${label} · ${t("present.orders", { smart_count: orders })}`
            }
          />
        ))}
      </FormGroup>
    </CommandDialog>
  );
}
