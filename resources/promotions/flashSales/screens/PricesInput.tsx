import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { useTranslate } from "react-admin";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { formatError } from "../../../../framework/admin/input/formatError.ts";
import { readNumber } from "../../../../framework/admin/input/numberText.ts";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import {
  setCells,
  splitPasted,
  type TypedColumn,
  toTypedPrices,
  typedColumns,
} from "../editPrices.ts";
import { flashSales, priceFields } from "../flashSales.ts";
import { takeOff } from "../outcome.ts";
import { toLiveState } from "../saleTerms.ts";
import { PercentOff } from "./PercentOff.tsx";
import { gridTemplate, isWide, PriceRow } from "./PriceRow.tsx";
import { useMessages } from "./useMessages.ts";
import { useFormProduct } from "./useSaleProduct.ts";

type Cells = Parameters<typeof setCells>[2];

/**
 * The prices of a sale as a grid of the product's SKUs. One without a price is not in the sale.
 * Pasted cells fill the grid from where they are pasted; Enter moves down a column.
 */
export const PricesInput: InputComponent = ({ source, input: { label } }) => {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(flashSales);
  const grid = useRef<HTMLDivElement>(null);
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name: source });
  const { field } = useController({ name: source });
  const stored = useStoredRecord(flashSales);
  const { data, isPending, error, isEnabled } = useFormProduct();
  const prices = toTypedPrices(field.value);
  // Once it has started, only limits change, of the SKUs that are in the sale.
  const isFixed = stored !== undefined && toLiveState(stored, new Date()) === "running";
  const skus = (data?.skus ?? []).filter(
    ({ id }) => !isFixed || prices.some(({ skuId }) => skuId === id),
  );
  const skuIds = skus.map(({ id }) => id);
  const columns = isFixed ? (["limitNum"] as const) : typedColumns;

  const wrong: unknown = getFieldState(source, state).error;
  const rowErrors: readonly unknown[] = Array.isArray(wrong) ? wrong : [];
  const root: unknown =
    typeof wrong === "object" && wrong !== null && "root" in wrong ? wrong.root : wrong;
  const problem = Array.isArray(root) ? null : formatError(root, translate);
  const findError = (skuId: number, column: TypedColumn): string | null => {
    const row = rowErrors[prices.findIndex((price) => price.skuId === skuId)];
    return typeof row === "object" && row !== null && column in row
      ? formatError(Reflect.get(row, column), translate)
      : null;
  };

  const toRowSource = (id: number): string | null => {
    const place = prices.findIndex(({ skuId }) => skuId === id);
    return place < 0 ? null : `${source}.${place}`;
  };
  const change = (cells: Cells) => field.onChange(setCells(prices, skuIds, cells));
  const isTyped = (column: TypedColumn) => columns.some((one) => one === column);
  function paste(event: ClipboardEvent, skuId: number, column: TypedColumn) {
    const lines = splitPasted(event.clipboardData.getData("text"));
    if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const [row, from] = [skuIds.indexOf(skuId), typedColumns.indexOf(column)];
    change(
      lines.flatMap((line, down) =>
        line.flatMap((text, right) => {
          const [to, name] = [skuIds[row + down], typedColumns[from + right]];
          return to !== undefined && name && isTyped(name)
            ? [{ skuId: to, column: name, value: readNumber(priceFields[name], text) }]
            : [];
        }),
      ),
    );
  }
  function move(event: KeyboardEvent, skuId: number, column: TypedColumn) {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = skuIds[skuIds.indexOf(skuId) + step];
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${next} ${column}"] input`)?.focus();
  }

  if (!isEnabled)
    return (
      <Box data-source={source}>
        <Typography variant="body2" color={problem ? "error" : "text.secondary"}>
          {t("chooseProduct")}
        </Typography>
      </Box>
    );
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (error) return <FormHelperText error>{error.message}</FormHelperText>;
  const rowLabel = (name: string) => messages.row("priceFormList", name);
  const headings = [
    rowLabel("skuId"),
    t("regular"),
    rowLabel("price"),
    t("youReceive"),
    rowLabel("allocated"),
    rowLabel("limitNum"),
  ];
  const isFigure = (place: number) =>
    place === 1 || place === 3 || (isFixed && place > 0 && place < 5);
  return (
    <Box role="group" aria-label={label} data-source={source} sx={{ containerType: "inline-size" }}>
      {!isFixed && (
        <PercentOff
          onApply={(percent) =>
            change(
              skus.flatMap(({ id, price, stock }): Cells => {
                const known = prices.find(({ skuId }) => skuId === id)?.allocated;
                if (stock === 0 && known == null) return [];
                return [
                  { skuId: id, column: "price", value: takeOff(price, percent) },
                  { skuId: id, column: "allocated", value: known ?? stock },
                ];
              }),
            )
          }
        />
      )}
      <Box ref={grid} role="table" aria-label={label} sx={{ display: "grid", gap: 1 }}>
        <Box
          role="row"
          sx={{
            display: "none",
            [isWide]: { display: "grid", ...gridTemplate },
            color: "text.secondary",
            fontSize: "0.75rem",
            fontWeight: 600,
          }}
        >
          {headings.map((heading, place) => (
            <Box
              key={heading}
              role="columnheader"
              sx={isFigure(place) ? { textAlign: "right" } : undefined}
            >
              {heading}
            </Box>
          ))}
        </Box>
        {skus.map((sku) => (
          <PriceRow
            key={sku.id}
            sku={sku}
            commissionRate={data?.commissionRate ?? 0}
            price={prices.find(({ skuId }) => skuId === sku.id) ?? null}
            source={toRowSource(sku.id)}
            isTyped={isTyped}
            findError={(column) => findError(sku.id, column)}
            onChange={(column, value) => change([{ skuId: sku.id, column, value }])}
            onPaste={(event, column) => paste(event, sku.id, column)}
            onKeyDown={(event, column) => move(event, sku.id, column)}
            onBlur={field.onBlur}
          />
        ))}
      </Box>
      {problem && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {isFixed ? t("onlyLimits") : messages.help("priceFormList")}
        <Box component="span" sx={{ display: "none", [isWide]: { display: "inline" } }}>
          {" "}
          {t("keys")}
        </Box>
      </Typography>
      <span style={visuallyHidden} aria-live="polite">
        {t("inSale", { smart_count: prices.length })}
      </span>
    </Box>
  );
};
