import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { OptionBox } from "../../../../framework/admin/input/reference/OptionBox.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { TriedCustomer } from "./useTriedCart.ts";
import { useWhatIfText } from "./useWhatIf.ts";

interface Props {
  value: TriedCustomer | null;
  onChange: (customer: TriedCustomer | null) => void;
}
const perPage = 20;

/** Searches the customers of the shop by their names, the most frequent ones first. */
function useCustomers(open: boolean, text: string) {
  const provider = useAdminProvider();
  const name = useDeferredValue(text.trim());
  const { data, isLoading, error } = useQuery({
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
  return { options, loading: isLoading, error };
}

/** Chooses a customer of the shop; without one, it is anybody. */
export function CustomerBox({ value, onChange }: Props) {
  const t = useWhatIfText();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const found = useCustomers(open, text);
  return (
    <OptionBox
      {...found}
      label={t("order.customer")}
      helperText={value === null ? t("order.anybody") : undefined}
      value={value}
      onChange={onChange}
      open={open}
      onOpen={setOpen}
      onSearch={setText}
    />
  );
}
