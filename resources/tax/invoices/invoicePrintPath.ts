interface Printed {
  /** Documents. */
  ids?: readonly number[];
  /** Orders of which the invoices are printed. */
  orderIds?: readonly number[];
}
/** The path of the page that prints invoices and adjustment notes, in a window of its own. */
export const invoicePrintPath = ({ ids = [], orderIds = [] }: Printed): string => {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set("ids", ids.join(","));
  if (orderIds.length > 0) query.set("orders", orderIds.join(","));
  return `/fund/invoice/print?${decodeURIComponent(query.toString())}`;
};
