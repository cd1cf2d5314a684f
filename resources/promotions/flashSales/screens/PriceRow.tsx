import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { useLocale } from "react-admin";
import { formatMoney, formatNumber } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { TypedColumn, TypedPrice } from "../editPrices.ts";
import { flashSales } from "../flashSales.ts";
import { calculateNet } from "../outcome.ts";
import { PriceCell } from "./PriceCell.tsx";
import { useMessages } from "./useMessages.ts";
import type { SaleProduct } from "./useSaleProduct.ts";
import { VariantName } from "./VariantName.tsx";

/** Whether the columns of a row are beside each other, by the width of the grid's container. */
export const isWide = "@container (min-width: 720px)";
/** The columns of a row where they are beside each other. */
export const gridTemplate = {
  gridTemplateColumns: "minmax(110px, 1fr) 88px 136px 92px 116px 104px",
  columnGap: 1.5,
};

interface Props {
  sku: SaleProduct["skus"][number];
  commissionRate: number;
  /** What is typed for it; null while it is not in the sale. */
  price: TypedPrice | null;
  /** The path of its row in the form; null while it has none. */
  source: string | null;
  isTyped: (column: TypedColumn) => boolean;
  findError: (column: TypedColumn) => string | null;
  onChange: (column: TypedColumn, value: unknown) => void;
  onPaste: (event: ClipboardEvent, column: TypedColumn) => void;
  onKeyDown: (event: KeyboardEvent, column: TypedColumn) => void;
  onBlur: () => void;
}

/** One SKU in the grid; on a phone a card. */
export function PriceRow({ sku, commissionRate, price, source, ...cells }: Props) {
  const t = useMessages();
  const locale = useLocale();
  const messages = useResourceMessages(flashSales);
  const label = (name: string) => messages.row("priceFormList", name);
  const name = sku.name ?? t("onlyVariant");
  const flash = typeof price?.price === "number" ? price.price : null;
  const off = flash === null ? null : Math.round(100 - (flash * 100) / sku.price);
  const renderCell = (column: TypedColumn, help: string | null = null) => (
    <Place
      heading={label(column)}
      source={source === null ? undefined : `${source}.${column}`}
      isFigure={!cells.isTyped(column)}
    >
      <PriceCell
        cell={`${sku.id} ${column}`}
        column={column}
        label={t("cell", { column: label(column), name })}
        value={price?.[column]}
        isTyped={cells.isTyped(column)}
        help={help}
        error={cells.findError(column)}
        onChange={(value) => cells.onChange(column, value)}
        onPaste={(event) => cells.onPaste(event, column)}
        onKeyDown={(event) => cells.onKeyDown(event, column)}
        onBlur={cells.onBlur}
      />
    </Place>
  );
  return (
    <Box
      role="row"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: 1,
        alignItems: "start",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        p: 1,
        [isWide]: {
          ...gridTemplate,
          border: 0,
          borderTop: 1,
          borderColor: "divider",
          borderRadius: 0,
          p: 0,
          pt: 1,
        },
      }}
    >
      <Box
        role="rowheader"
        sx={{ gridColumn: "1 / -1", minWidth: 0, [isWide]: { gridColumn: "auto" } }}
      >
        <VariantName sku={sku} />
      </Box>
      <Place heading={t("regular")} isFigure>
        {formatMoney(sku.price)}
      </Place>
      {renderCell("price")}
      <Place heading={t("youReceive")} isFigure>
        {flash === null || off === null ? (
          noValue
        ) : (
          <>
            {formatMoney(calculateNet(flash, commissionRate))}
            <Typography
              variant="caption"
              component="span"
              sx={{ display: "block" }}
              color={off > 0 ? "text.secondary" : "error"}
            >
              {t("off", { percent: formatNumber(off, locale) })}
            </Typography>
          </>
        )}
      </Place>
      {renderCell(
        "allocated",
        cells.isTyped("allocated")
          ? t("inStock", { amount: formatNumber(sku.stock, locale) })
          : t("soldOf", { amount: formatNumber(Number(price?.sold ?? 0), locale) }),
      )}
      {renderCell("limitNum")}
    </Box>
  );
}

interface PlaceProps {
  heading: string;
  source?: string | undefined;
  isFigure?: boolean;
  children: ReactNode;
}
const Place = ({ heading, source, isFigure = false, children }: PlaceProps) => (
  <Box
    role="cell"
    data-source={source}
    className={isFigure ? "number" : undefined}
    sx={{ minWidth: 0, [isWide]: isFigure ? { textAlign: "right", pt: 1 } : {} }}
  >
    <Typography
      variant="caption"
      color="text.secondary"
      aria-hidden
      sx={{ display: "block", [isWide]: { display: "none" } }}
    >
      {heading}
    </Typography>
    {children}
  </Box>
);
