import type { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";

/** Columns without meaning for a shop here: Magento's design, stock rules and bundles. */
const ignored = [
  "attribute_set_code",
  "product_websites",
  "visibility",
  "url_key",
  "created_at",
  "updated_at",
  "new_from_date",
  "new_to_date",
  "special_price_from_date",
  "special_price_to_date",
  "display_product_options_in",
  "meta_keywords",
  "gift_message_available",
  "page_layout",
  "product_options_container",
  "map_price",
  "map_enabled",
  "msrp_price",
  "msrp_display_actual_price_type",
  "country_of_manufacture",
  "out_of_stock_qty",
  "is_qty_decimal",
  "is_in_stock",
  "is_decimal_divided",
  "website_id",
  "hide_from_product_page",
  "associated_skus",
  "min_cart_qty",
  "max_cart_qty",
  "notify_on_stock_below",
  "manage_stock",
  "qty_increments",
  "enable_qty_increments",
];
const patterns =
  /^(use_config_.*|custom_(design|layout).*|bundle_.*|(small|swatch|thumbnail)_image(_label)?|additional_image_labels|(related|crosssell|upsell)_(skus|position))$/i;

export const listUnreadHeadings = <Column extends string>(
  columns: FormatColumns<Column>,
): string[] => columns.listUnread(ignored, patterns);
