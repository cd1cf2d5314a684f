import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { RecordBox } from "../../../../framework/admin/input/reference/RecordBox.tsx";
import { useAdmin, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { NumberBox } from "./NumberBox.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

/** Goods to quote, with a quantity. */
export interface TriedLine {
  key: number;
  goods: { id: number; name: string } | null;
  sku: number | null;
  qty: number | null;
}
interface Props {
  line: TriedLine;
  place: number;
  onChange: (line: Partial<TriedLine>) => void;
  onRemove: (() => void) | null;
}
const pageSize = 200;

/** One line of the quoted order: goods, variant and quantity. */
export function TryLine({ line, place, onChange, onRemove }: Props) {
  const { t } = useFreightMessages();
  const provider = useAdminProvider();
  const { resources, actor } = useAdmin();
  const skus = resources.find(({ name }) => name === "skus");
  const { data } = useQuery({
    queryKey: ["skus", "getList", { tried: line.goods?.id }],
    queryFn: () =>
      provider.getList("skus", {
        filter: { goods: line.goods?.id },
        pagination: { page: 1, perPage: pageSize },
        sort: { field: "id", order: "ASC" },
      }),
    enabled: line.goods !== null && skus !== undefined && can(actor, skus, "view"),
  });
  // Cheapest first: the cheapest variant is used when none is selected.
  const variants = [...(data?.data ?? [])].sort(
    (one, other) => Number(one.price) - Number(other.price) || one.id - other.id,
  );
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1.5 }}>
        <RecordBox
          target="goods"
          label={t("try.goods")}
          value={line.goods}
          onChange={(goods) => onChange({ goods, sku: null })}
        />
        {variants.length > 1 && (
          <TextField
            select
            size="small"
            margin="none"
            label={t("try.sku")}
            value={line.sku ?? variants[0]?.id ?? ""}
            onChange={({ target }) => onChange({ sku: Number(target.value) })}
          >
            {variants.map((sku) => (
              <MenuItem key={sku.id} value={sku.id}>
                {[
                  sku.attrName ?? sku.code,
                  typeof sku.price === "number" ? formatMoney(sku.price) : null,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Box sx={{ width: 84 }}>
        <NumberBox
          label={t("try.qty")}
          value={line.qty}
          decimals={0}
          onChange={(qty) => onChange({ qty })}
        />
      </Box>
      {onRemove && (
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={t("try.removeLine", { place })}
          sx={{ mt: 0.5 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
