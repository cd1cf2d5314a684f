import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { DeclaredInput } from "../../../../framework/admin/input/DeclaredInput.tsx";
import { formatError } from "../../../../framework/admin/input/formatError.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { freightTemplates } from "../freightTemplates.ts";
import { defaultRuleFields, ruleFields } from "../ruleFields.ts";
import { isMethod } from "../toTemplate.ts";
import { Sentence } from "./Sentence.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

const priced = ["firstNum", "firstPrice", "secondNum", "secondPrice"] as const;
const freed = ["freeOverNum", "freeOverAmount"] as const;
type RuleName = (typeof priced)[number] | (typeof freed)[number];
const isPrice = (name: RuleName) => name.endsWith("Price") || name.endsWith("Amount");
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== "";

/**
 * One rule as a sentence with inputs; `at` is the path of its row, null for the template's default
 * rule.
 */
export function RuleSentence({ at = null }: { at?: `areas.${number}` | null }) {
  const { t } = useFreightMessages();
  const messages = useResourceMessages(freightTemplates);
  const { setValue } = useFormContext();
  const toSource = (name: RuleName) => (at ? `${at}.${name}` : name);
  const method: unknown = useWatch({ name: "valuateType" });
  const free: unknown[] = useWatch({ name: freed.map(toSource) });
  const counts: unknown[] = useWatch({
    name: (["firstNum", "secondNum", "freeOverNum"] as const).map(toSource),
  });
  const [offered, setOffered] = useState(false);
  const [firstUnit, secondUnit, freeUnit] = counts.map((count) =>
    t(`units.${isMethod(method) ? method : "pieces"}`, {
      smart_count: typeof count === "number" ? count : 2,
    }),
  );
  const box = (name: RuleName) => (
    <Box
      data-source={toSource(name)}
      sx={{
        width: isPrice(name) ? { xs: 104, sm: 116 } : { xs: 64, sm: 84 },
        display: "inline-block",
        verticalAlign: "middle",
        // Shown below the sentence instead, where there is space.
        "& .MuiFormHelperText-root": { display: "none" },
      }}
    >
      <DeclaredInput
        resource={freightTemplates}
        field={at ? ruleFields[name] : defaultRuleFields[name]}
        name={name}
        source={toSource(name)}
        label={at ? messages.row("areas", name) : messages.field(name)}
        compact
      />
    </Box>
  );
  const boxes = Object.fromEntries([...priced, ...freed].map((name) => [name, box(name)]));
  const isOffered = offered || free.some(isFilled);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Sentence text={t("editor.rule")} parts={{ ...boxes, firstUnit, secondUnit }} />
      <Wrong sources={priced.map(toSource)} />
      {isOffered ? (
        <>
          <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5 }}>
            <Sentence text={t("editor.free")} parts={{ ...boxes, freeUnit }} />
            <Tooltip title={t("editor.freeRemove")}>
              <IconButton
                size="small"
                aria-label={t("editor.freeRemove")}
                sx={{ mt: 0.25 }}
                onClick={() => {
                  setOffered(false);
                  for (const name of freed) setValue(toSource(name), null, { shouldDirty: true });
                }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
          <FormHelperText sx={{ m: 0 }}>{t("editor.freeHelp")}</FormHelperText>
          <Wrong sources={freed.map(toSource)} />
        </>
      ) : (
        <Button size="small" onClick={() => setOffered(true)} sx={{ justifySelf: "start", ml: -1 }}>
          {t("editor.freeAdd")}
        </Button>
      )}
    </Box>
  );
}

/** The errors of the inputs of a sentence, shown below it. */
function Wrong({ sources }: { sources: readonly string[] }) {
  const translate = useTranslate();
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name: [...sources] });
  const sentences = sources.flatMap(
    (source) => formatError(getFieldState(source, state).error, translate) ?? [],
  );
  if (sentences.length === 0) return null;
  return (
    <Box role="alert">
      {[...new Set(sentences)].map((sentence) => (
        <FormHelperText key={sentence} error sx={{ m: 0 }}>
          {sentence}
        </FormHelperText>
      ))}
    </Box>
  );
}
