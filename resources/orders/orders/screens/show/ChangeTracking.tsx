import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { formatParcelNumber, type SentParcel } from "../../../../freight/index.ts";
import { TrackingForm } from "../../../../freight/screens.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useCouriers } from "../ship/useCouriers.ts";
import { useMessages } from "../useMessages.ts";

interface Props {
  order: Order;
  parcel: SentParcel;
  onClose: () => void;
}
/** The dialog that corrects the tracking of one of an order's parcels. */
export function ChangeTracking({ order, parcel, onClose }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const { names } = useCouriers();
  return (
    <TrackingForm
      parcel={parcel}
      names={names}
      messages={{
        title: t("show.changeTrackingOf", {
          parcel: formatParcelNumber(order.number, parcel.number),
        }),
        courier: messages.field("deliveryType"),
        number: messages.field("deliveryNo"),
        none: t("ship.noTracking"),
      }}
      save={async (tracking) => {
        await provider.runCall(orders.name, "editTracking", { parcelId: parcel.id, ...tracking });
        notify(t("show.trackingChanged"), { type: "success" });
        await queries.invalidateQueries({ queryKey: [orders.name] });
      }}
      onClose={onClose}
    />
  );
}
