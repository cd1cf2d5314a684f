import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RecordBox } from "../../../../framework/admin/input/reference/RecordBox.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { toAmount, toCents } from "../../../../framework/schema/index.ts";
import { quote } from "../freight/quote.ts";
import type { Template } from "../freight/terms.ts";
import { toWireQuote } from "../freight/toWireQuote.ts";
import { freightTemplates } from "../freightTemplates.ts";
import { toTemplate } from "../toTemplate.ts";
import { Explanation } from "./Explanation.tsx";
import { NumberBox } from "./NumberBox.tsx";
import { TryColumns } from "./TryColumns.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";
import { useTriedAddress } from "./useTriedAddress.ts";

interface Props {
  /** The template to try with its current form values; without it, the user selects one. */
  values?: Readonly<Record<string, unknown>>;
}

/** Quotes a number of pieces, kilograms or cubic metres under one template. */
export function TryTemplate({ values }: Props) {
  const { t } = useFreightMessages();
  const provider = useAdminProvider();
  const { tried, setTried, address } = useTriedAddress();
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  const [units, setUnits] = useState<number | null>(1);
  const [amount, setAmount] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: [freightTemplates.name, "getOne", { id: String(chosen?.id), meta: { tried: true } }],
    queryFn: () => provider.getOne(freightTemplates.name, { id: chosen?.id ?? 0 }),
    enabled: chosen !== null,
  });
  const record = values ?? (chosen && data?.data);
  const template = record ? toTemplate(record) : null;
  const method = template?.method ?? "pieces";
  return (
    <TryColumns
      address={tried}
      onAddress={setTried}
      explanation={
        template &&
        address &&
        units !== null && <Explained {...{ template, units, amount, address }} />
      }
    >
      {!values && (
        <RecordBox
          target={freightTemplates.name}
          label={t("try.template")}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setUnits(1);
          }}
        />
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>
        <NumberBox
          label={t(`try.${method}`)}
          value={units}
          decimals={method === "pieces" ? 0 : 3}
          onChange={setUnits}
        />
        <NumberBox
          label={t("try.amount")}
          before="A$"
          value={toAmount(amount)}
          decimals={2}
          onChange={(next) => setAmount(next === null ? null : toCents(next))}
        />
      </Box>
    </TryColumns>
  );
}

interface ExplainedProps {
  template: Template;
  units: number;
  amount: number | null;
  address: NonNullable<ReturnType<typeof useTriedAddress>["address"]>;
}
function Explained({ template, units, amount, address }: ExplainedProps) {
  const { t } = useFreightMessages();
  if (!template.free && !template.rule) return <Alert severity="info">{t("try.incomplete")}</Alert>;
  const pieces = template.method === "pieces";
  const line = {
    goods: "",
    template,
    qty: pieces ? units : 1,
    weightKg: units,
    volumeM3: units,
    amount: amount ?? 0,
  };
  return <Explanation quote={toWireQuote(quote([line], address, "overlay"))} address={address} />;
}
