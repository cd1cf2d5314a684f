import { useState } from "react";
import { useNotify } from "react-admin";
import { useLocation } from "react-router";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { maxPrinted } from "../../../../framework/admin/print/paperSizes.ts";
import {
  type BulkProps,
  useActor,
  useAdminProvider,
} from "../../../../framework/admin/resources.tsx";
import { useListedRecords } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { orders } from "../orders.ts";
import { type Order, toOrder } from "./order.ts";
import { type Printed, type PrintedDocument, printPath } from "./print/printPath.ts";
import { useReadsInvoices } from "./print/useReadsInvoices.ts";
import { useCanMerge } from "./useCanMerge.ts";
import { useMessages } from "./useMessages.ts";

const waitMerge = orders.viewList.find(({ name }) => name === "waitMerge");
const LazyShipDialog = createLazyComponent(
  async () => (await import("./ship/ShipDialog.tsx")).ShipDialog,
);

const LazyMergeDialog = createLazyComponent(
  async () => (await import("./MergeDialog.tsx")).MergeDialog,
);

/** Maximum number of orders to ship in the dialog; more are imported from a file. */
const maxShipped = 200;

/** Ships and prints the selected orders, on whichever page of the list they are. */
export function OrderBulk({ ids, onLeft, children }: BulkProps) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const actor = useActor();
  const readsInvoices = useReadsInvoices();
  const provider = useAdminProvider();
  const notify = useNotify();
  const failure = useFailure();
  const listed = useListedRecords(orders);
  const [loading, setLoading] = useState(false);
  const [shipping, setShipping] = useState<readonly Order[] | null>(null);
  const [isMerging, setMerging] = useState(false);
  const canMerge = useCanMerge();
  const isPicking = useLocation().pathname === waitMerge?.route;

  useLoadWhenIdle(LazyShipDialog);

  async function ship() {
    if (ids.length > maxShipped)
      return notify(t("ship.tooMany", { max: maxShipped }), { type: "warning" });
    setLoading(true);
    try {
      const missing = ids.filter((id) => !listed.some((record) => record.id === id));
      const { data: others } = missing.length
        ? await provider.getMany(orders.name, { ids: missing })
        : { data: [] };
      const known = new Map([...listed, ...others].map((record) => [record.id, record]));
      setShipping(ids.flatMap((id) => known.get(id) ?? []).map(toOrder));
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setLoading(false);
    }
  }
  const print = (what: Printed | PrintedDocument) => {
    if (ids.length > maxPrinted)
      return notify(t("print.tooMany", { max: maxPrinted }), { type: "warning" });
    window.open(printPath(ids, what), "_blank");
  };
  const item = (key: string, label: string, onClick: () => void) => ({
    key,
    label,
    isDanger: false,
    why: null,
    onClick,
  });
  const merge = { ...item("merge", t("merge.open"), () => setMerging(true)), isPrimary: isPicking };
  return (
    <>
      {children([
        ...(canMerge && isPicking ? [merge] : []),
        ...(can(actor, orders, "ship")
          ? [
              {
                ...item("ship", messages.action("ship"), () => void ship()),
                isPrimary: !isPicking,
                isLoading: loading,
              },
            ]
          : []),
        ...(canMerge && !isPicking ? [merge] : []),
        item("picks", t("print.printPicks"), () => print("picks")),
        item("slip", t("print.slips"), () => print("slip")),
        ...(readsInvoices ? [item("invoice", t("print.invoices"), () => print("invoice"))] : []),
      ])}
      {shipping && (
        <LazyShipDialog orders={shipping} onClose={() => setShipping(null)} onSent={onLeft} />
      )}
      {isMerging && (
        <LazyMergeDialog ids={ids} onClose={() => setMerging(false)} onMerged={() => onLeft([])} />
      )}
    </>
  );
}
