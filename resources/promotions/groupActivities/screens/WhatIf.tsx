import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { maxGroupSize } from "../groupTypes.ts";
import { type Step, simulateGroup, type Terms } from "../ladder.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  steps: readonly Step[];
  terms: Terms;
  hours: number;
}
/** What the group comes to if so many people come, typed or with a slider. */
export function WhatIf({ steps, terms, hours }: Props) {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState("2");
  const largest = Math.max(...steps.map(({ num }) => num));
  const most = Math.min(maxGroupSize, largest + 3);
  const people = Math.min(maxGroupSize, Math.max(1, Math.trunc(Number(typed)) || 1));
  const group = simulateGroup(steps, people, terms);
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {t("simulator.ifOnly")}
        </Typography>
        <TextField
          id={id}
          size="small"
          hiddenLabel
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(String(people))}
          sx={{ width: 72 }}
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        />
        <Typography component="span" variant="subtitle2">
          {t("simulator.come", { smart_count: people })}
        </Typography>
      </Stack>
      {/* The thumb is too small for a finger. */}
      <Box sx={{ px: 1, display: { xs: "none", sm: "block" } }}>
        <Slider
          aria-label={t("simulator.slider")}
          size="small"
          min={1}
          max={most}
          shiftStep={5}
          value={Math.min(people, most)}
          marks={[
            { value: 1, label: "1" },
            ...steps.map(({ num }) => ({ value: num, label: String(num) })),
          ]}
          onChange={(_, value) => setTyped(String(value))}
        />
      </Box>
      {group.step ? (
        <SumList>
          <SumLine name={t("simulator.customersPay")} amount={group.customersPay} live />
          <SumLine name={t("simulator.commission")} amount={-group.commission} live />
          {terms.cost !== null && <SumLine name={t("simulator.costs")} amount={-group.cost} live />}
          <SumLine
            name={t(terms.cost === null ? "simulator.youReceive" : "simulator.youEarn")}
            amount={group.margin}
            total
            live
          />
          <SumLine name={t("simulator.alone")} amount={group.alone} live />
          <SumLine name={t("simulator.difference")} amount={group.difference} signed live />
        </SumList>
      ) : (
        <Alert severity="warning">{t("simulator.fails", { smart_count: hours })}</Alert>
      )}
      {group.step && group.margin < 0 && (
        <Alert severity="warning">
          {t("simulator.loss", { amount: formatMoney(-group.margin) })}
        </Alert>
      )}
    </Stack>
  );
}
