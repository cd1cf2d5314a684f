import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { RecordBox } from "../../../../framework/admin/input/reference/RecordBox.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { maxTriedLines } from "../whatIfCart.ts";
import { Circumstances } from "./Circumstances.tsx";
import { TriedItem } from "./TriedItem.tsx";
import { type Tried, toKey } from "./useTriedCart.ts";
import { useWhatIfText, type WhatIf } from "./useWhatIf.ts";

interface Props {
  tried: Tried;
  answer: WhatIf | undefined;
  onClear: () => void;
}
/** The order that is tried: its products, and for whom, where to and when. */
export function TriedOrder({ tried, answer, onClear }: Props) {
  const t = useWhatIfText();
  const { state, change, changeLine } = tried;
  const { lines } = state;
  const remove = (key: number) => change({ lines: lines.filter((line) => line.key !== key) });
  return (
    <SectionCard
      title={t("order.title")}
      tool={
        lines.length > 0 && (
          <Button size="small" onClick={onClear}>
            {t("order.clear")}
          </Button>
        )
      }
    >
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {lines.map((line) => (
          <TriedItem
            key={line.key}
            line={line}
            priced={answer?.lines?.find(({ skuId }) => skuId === line.skuId)}
            onChange={(more) => changeLine(line.key, more)}
            onRemove={() => remove(line.key)}
          />
        ))}
        {lines.length < maxTriedLines && (
          <RecordBox
            // A chosen product becomes a line, and the box is empty again.
            key={lines.length}
            target="goods"
            label={t("order.add")}
            value={null}
            onChange={(goods) =>
              goods && change({ lines: [...lines, { key: toKey(), goods, skuId: null, qty: 1 }] })
            }
          />
        )}
        <Circumstances tried={tried} />
      </Box>
    </SectionCard>
  );
}
