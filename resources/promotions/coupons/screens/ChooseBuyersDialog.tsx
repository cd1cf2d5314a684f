import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { maxPresented } from "../coupons.ts";
import { useCouponText } from "./useCouponText.ts";

interface Found {
  id: number;
  name: string;
  orders: number;
}
interface Props {
  /** The resource of the coupon, which names its loaded customers. */
  resource: string;
  /** The name of the coupon. */
  name: string;
  /** Which customers it offers. */
  help: string;
  /** The button while nobody is chosen. */
  action: string;
  find: (name: string) => Promise<readonly Found[]>;
  present: (memberIds: number[]) => Promise<void>;
  onClose: () => void;
}
/** Chooses the customers whom a coupon is given to. */
export function ChooseBuyersDialog({
  resource,
  name: couponName,
  help,
  action,
  find,
  present,
  onClose,
}: Props) {
  const t = useCouponText();
  const translate = useTranslate();
  const [typed, setTyped] = useState("");
  const name = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const { data, error: loadError } = useQuery({
    queryKey: [resource, "buyers", name],
    queryFn: () => find(name),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => present([...chosen.keys()]),
  });
  const toggle = (id: number, label: string) =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(id)) after.set(id, label);
      return after;
    });
  const found = data ?? [];
  const rows = [
    ...[...chosen]
      .filter(([id]) => !found.some((one) => one.id === id))
      .map(([id, label]) => ({ id, name: label, orders: null })),
    ...found,
  ];
  return (
    <CommandDialog
      title={t("present.title", { name: couponName })}
      submit={chosen.size > 0 ? t("present.submit", { smart_count: chosen.size }) : action}
      back={translate("ra.action.cancel")}
      isDirty={chosen.size > 0}
      isValid={chosen.size > 0 && chosen.size <= maxPresented}
      isPending={isPending}
      error={error ?? loadError}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {help}
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
