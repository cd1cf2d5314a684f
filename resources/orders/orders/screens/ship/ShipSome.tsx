import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import type { LineUnits } from "../../../../freight/index.ts";
import { UnitsPicker } from "../../../../freight/screens.ts";
import { getGoodsName, type Order } from "../order.ts";
import { countLeft, listSendable } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";

/** The units of lines in a parcel, by the line's id; null for all that are left. */
export type Chosen = Readonly<Record<number, number>> | null;

/** The chosen units as the call has them; undefined for all that are left. */
export const toUnits = (chosen: Chosen): LineUnits[] | undefined =>
  chosen
    ? Object.entries(chosen).flatMap(([id, qty]) => (qty > 0 ? [{ lineId: Number(id), qty }] : []))
    : undefined;

/** All units of an order that can be shipped now. */
export const chooseAll = (order: Order): Record<number, number> =>
  Object.fromEntries(listSendable(order).map((line) => [line.id ?? 0, countLeft(line)]));

interface Props {
  order: Order;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Whether not all that is left can be shipped, so that the units have to be chosen. */
  isForced: boolean;
}

/** Chooses what of an order goes in the parcel: everything that is left, or some units of it. */
export function ShipSome({ order, chosen, onChoose, isForced }: Props) {
  const t = useMessages();
  const { language } = useFormat();
  const lines = listSendable(order).map((line) => ({
    id: line.id ?? 0,
    name: getGoodsName(line, language),
    variant: line.skuName,
    img: line.mainImg,
    left: countLeft(line),
  }));
  const isSingle = lines.length === 1 && lines[0]?.left === 1;
  if (isSingle && !isForced) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {chosen && (
        <UnitsPicker
          lines={lines}
          units={chosen}
          onChange={(line, qty) => onChoose({ ...chosen, [line]: qty })}
          messages={{
            title: t("ship.contents"),
            fewer: (item) => t("ship.fewer", { item }),
            more: (item) => t("ship.more", { item }),
            left: (smart_count) => t("ship.of", { smart_count }),
          }}
        />
      )}
      {!isForced && (
        <Button
          size="small"
          sx={{ mt: chosen ? 1 : 0, ml: -0.75 }}
          onClick={() => onChoose(chosen ? null : chooseAll(order))}
        >
          {t(chosen ? "ship.all" : "ship.some")}
        </Button>
      )}
    </Box>
  );
}
