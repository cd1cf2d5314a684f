import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Minus } from "lucide";
import { useEffect } from "react";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { TriedLine } from "./useTriedCart.ts";
import { useWhatIfText, type WhatIf } from "./useWhatIf.ts";

const MinusIcon = createIcon(Minus);
const maxQty = 99_999;
/** The most variants of a product that are offered. */
const perPage = 200;

interface Props {
  line: TriedLine;
  /** The line as the server has priced it. */
  priced: NonNullable<WhatIf["lines"]>[number] | undefined;
  onChange: (more: Partial<TriedLine>) => void;
  onRemove: () => void;
}
/** A product of the order, with its variant and quantity. */
export function TriedItem({ line, priced, onChange, onRemove }: Props) {
  const t = useWhatIfText();
  const provider = useAdminProvider();
  const { goods, skuId, qty } = line;
  const { data } = useQuery({
    queryKey: ["skus", "getList", { tried: goods.id }],
    queryFn: () =>
      provider.getList("skus", {
        filter: { goods: goods.id },
        pagination: { page: 1, perPage },
        sort: { field: "id", order: "ASC" },
      }),
  });
  const variants = data?.data ?? [];
  const [first] = variants;
  useEffect(() => {
    if (skuId === null && first) onChange({ skuId: first.id });
  }, [skuId, first, onChange]);
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
      {priced?.img && <Thumbnail address={priced.img} alt="" size={36} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: "anywhere" }}>
          {goods.name}
        </Typography>
        {variants.length > 1 ? (
          <TextField
            select
            size="small"
            margin="none"
            variant="standard"
            value={skuId ?? ""}
            onChange={({ target }) => onChange({ skuId: Number(target.value) })}
            slotProps={{ htmlInput: { "aria-label": t("order.variant", { name: goods.name }) } }}
          >
            {variants.map(({ id, attrName, code, price }) => (
              <MenuItem key={id} value={id}>
                {[attrName ?? code, price === undefined ? null : formatMoney(price ?? 0)]
                  .filter(Boolean)
                  .join(" · ")}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {first?.price === undefined ? "" : formatMoney(first.price ?? 0)}
          </Typography>
        )}
        <Box role="group" aria-label={goods.name} sx={{ display: "flex", alignItems: "center" }}>
          <IconButton
            size="small"
            edge="start"
            aria-label={t("order.fewer", { name: goods.name })}
            disabled={qty <= 1}
            onClick={() => onChange({ qty: qty - 1 })}
          >
            <MinusIcon fontSize="small" />
          </IconButton>
          <TextField
            size="small"
            margin="none"
            variant="standard"
            value={String(qty)}
            onChange={({ target }) => {
              const typed = Number(target.value.normalize("NFKC").replace(/\D/g, ""));
              onChange({ qty: Math.min(Math.max(typed, 1), maxQty) });
            }}
            sx={{ width: 44 }}
            slotProps={{
              htmlInput: {
                inputMode: "numeric",
                "aria-label": t("order.qty", { name: goods.name }),
                style: { textAlign: "center" },
              },
            }}
          />
          <IconButton
            size="small"
            aria-label={t("order.more", { name: goods.name })}
            disabled={qty >= maxQty}
            onClick={() => onChange({ qty: qty + 1 })}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <IconButton
        size="small"
        aria-label={t("order.remove", { name: goods.name })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
