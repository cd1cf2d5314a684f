import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { isExplained } from "../freight/toWireQuote.ts";
import { freightTemplates } from "../freightTemplates.ts";
import { Explanation } from "./Explanation.tsx";
import { TryColumns } from "./TryColumns.tsx";
import { type TriedLine, TryLine } from "./TryLine.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";
import { useTriedAddress } from "./useTriedAddress.ts";

let keys = 0;
const newLine = (): TriedLine => {
  keys += 1;
  return { key: keys, goods: null, sku: null, qty: 1 };
};

/**
 * Quotes goods of the shop in given quantities, with the shop's own templates and combination
 * setting.
 */
export function TryGoods() {
  const { t } = useFreightMessages();
  const provider = useAdminProvider();
  const { tried, setTried, address } = useTriedAddress();
  const [lines, setLines] = useState<TriedLine[]>(() => [newLine()]);
  const items = lines.flatMap(({ goods, sku, qty }) =>
    goods && qty ? [{ goodsId: sku === null ? goods.id : null, skuId: sku, qty }] : [],
  );
  const { data, error } = useQuery({
    queryKey: [freightTemplates.name, "calculate", items, address],
    queryFn: () => provider.runCall(freightTemplates.name, "calculate", { items, address }),
    enabled: items.length > 0 && address !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const change = (key: number, next: Partial<TriedLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
  const explained = items.length > 0 && address && isExplained(data) && (
    <Explanation quote={data} address={address} />
  );
  return (
    <TryColumns
      address={tried}
      onAddress={setTried}
      explanation={error ? <Alert severity="error">{error.message}</Alert> : explained || null}
    >
      {lines.map((line, place) => (
        <TryLine
          key={line.key}
          line={line}
          place={place + 1}
          onChange={(next) => change(line.key, next)}
          onRemove={
            lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : null
          }
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => setLines([...lines, newLine()])}
        sx={{ justifySelf: "start" }}
      >
        {t("try.addLine")}
      </Button>
    </TryColumns>
  );
}
