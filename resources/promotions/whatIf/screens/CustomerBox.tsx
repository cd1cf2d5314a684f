import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslate } from "react-admin";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { TriedCustomer } from "./useTriedCart.ts";
import { useWhatIfText } from "./useWhatIf.ts";

interface Props {
  value: TriedCustomer | null;
  onChange: (customer: TriedCustomer | null) => void;
}
const perPage = 20;

/** Chooses a customer of the shop; without one, it is anybody. */
export function CustomerBox({ value, onChange }: Props) {
  const t = useWhatIfText();
  const translate = useTranslate();
  const provider = useAdminProvider();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const name = useDeferredValue(typed.trim());
  const { data, isLoading } = useQuery({
    queryKey: ["shopBuyers", "tried", name],
    queryFn: () =>
      provider.getList("shopBuyers", {
        filter: name ? { q: name } : {},
        pagination: { page: 1, perPage },
        sort: { field: "orderCount", order: "DESC" },
      }),
    enabled: open,
  });
  const options = (data?.data ?? []).flatMap(({ memberId, memberName }) =>
    memberId ? [{ id: memberId, name: memberName ?? "" }] : [],
  );
  return (
    <Autocomplete
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={value}
      loading={isLoading}
      loadingText={translate("framework.form.searching")}
      noOptionsText={translate("framework.form.nothingFound")}
      openText={translate("framework.form.openList")}
      closeText={translate("ra.action.close")}
      clearText={translate("ra.action.clear_input_value")}
      filterOptions={(found) => found}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      onInputChange={(_, next, reason) => setTyped(reason === "input" ? next : "")}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={t("order.customer")}
          helperText={value === null ? t("order.anybody") : undefined}
        />
      )}
    />
  );
}
