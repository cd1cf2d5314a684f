import Button from "@mui/material/Button";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../../framework/schema/index.ts";
import { formatParcelNumber, type SentParcel } from "../../../../freight/index.ts";
import { ParcelCard } from "../../../../freight/screens.ts";
import { orders } from "../../orders.ts";
import { unshipMinutes } from "../../unshipMinutes.ts";
import { getGoodsName, type Order } from "../order.ts";
import { printPath } from "../print/printPath.ts";
import { useUndoShipping } from "../ship/useUndoShipping.ts";
import { findPart } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";
import { ChangeTracking } from "./ChangeTracking.tsx";

/** The parcels of an order, each with its tracking, its contents and its commands. */
export function OrderParcels({ order }: { order: Order }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { language } = useFormat();
  const { parcels } = order;
  if (!parcels) return null;
  const isWhole = parcels.length === 1 && !findPart(order);
  return parcels.map((parcel) => (
    <ParcelCard
      key={parcel.id}
      parcel={parcel}
      title={
        isWhole
          ? t("show.parcel")
          : `${t("show.parcel")} ${formatParcelNumber(order.number, parcel.number)}`
      }
      messages={{
        courier: messages.field("deliveryType"),
        number: messages.field("deliveryNo"),
        shippedAt: messages.field("deliveryTime"),
        none: t("show.noNumber"),
        copy: t("show.copyNumber"),
        lines: messages.field("lines"),
      }}
      courierName={messages.choice("deliveryType", parcel.courier)}
      contents={
        isWhole
          ? null
          : parcel.lines.flatMap(({ lineId, qty }) => {
              const line = order.lines.find(({ id }) => id === lineId);
              if (!line) return [];
              const name = [getGoodsName(line, language), line.skuName].filter(Boolean).join(" · ");
              return [{ id: lineId, name, qty }];
            })
      }
      actions={<ParcelActions order={order} parcel={parcel} isWhole={isWhole} />}
    />
  ));
}

interface ActionsProps {
  order: Order;
  parcel: SentParcel;
  isWhole: boolean;
}
function ParcelActions({ order, parcel, isWhole }: ActionsProps) {
  const t = useMessages();
  const actor = useActor();
  const [isChanging, setChanging] = useState(false);
  const isOnTheWay = order.status === "unshipped" || order.status === "unreceived";
  const mayShip = can(actor, orders, "ship") && isOnTheWay;
  return (
    <>
      {mayShip && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t("show.changeTracking")}
        </Button>
      )}
      {mayShip && order.refundStatus !== "refunding" && (
        <UndoButton order={order} parcel={parcel} />
      )}
      {!isWhole && order.status !== "cancelled" && (
        <Button
          size="small"
          href={printPath([order.id], "slip", parcel.id)}
          target="_blank"
          rel="opener"
        >
          {t("print.slip")}
        </Button>
      )}
      {isChanging && (
        <ChangeTracking order={order} parcel={parcel} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
function UndoButton({ order, parcel }: Omit<ActionsProps, "isWhole">) {
  const t = useMessages();
  const undo = useUndoShipping();
  const notify = useNotify();
  const [isUndoing, setUndoing] = useState(false);
  if (Date.now() - Date.parse(parcel.shippedAt) > unshipMinutes * 60_000) return null;
  const run = async () => {
    setUndoing(true);
    try {
      await undo([order], parcel.id).undo();
    } catch (error) {
      notify(error instanceof Error ? error.message : "", { type: "error" });
    } finally {
      setUndoing(false);
    }
  };
  return (
    <Button size="small" loading={isUndoing} onClick={() => void run()}>
      {t("commands.unship")}
    </Button>
  );
}
