import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { DeclaredInput } from "../../../../framework/admin/input/DeclaredInput.tsx";
import { freightTemplates } from "../freightTemplates.ts";
import { RuleSentence } from "./RuleSentence.tsx";
import { TryFormButton } from "./TryFormButton.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

const { type, valuateType } = freightTemplates.fields;
const own = { resource: freightTemplates } as const;

/** Who pays, the unit that is counted, and the default rule. */
export function PricingSection() {
  const { t } = useFreightMessages();
  const [kind, areas]: unknown[] = useWatch({ name: ["type", "areas"] });
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    // A template that is switched from free to paid starts with the defaults of a new one.
    for (const name of ["valuateType", "firstNum", "secondNum"] as const)
      if (kind === "custom" && getValues(name) === null)
        setValue(name, freightTemplates.fields[name].options.default, { shouldDirty: true });
  }, [kind, getValues, setValue]);
  const alone = !Array.isArray(areas) || areas.length === 0;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2 }}>
        <Box data-source="type">
          <DeclaredInput {...own} field={type} name="type" source="type" />
        </Box>
        {kind !== "free" && (
          <Box data-source="valuateType">
            <DeclaredInput {...own} field={valuateType} name="valuateType" source="valuateType" />
          </Box>
        )}
      </Box>
      {kind === "free" ? (
        <Typography color="text.secondary">{t("editor.freeTemplate")}</Typography>
      ) : (
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {t(alone ? "editor.everywhereAlone" : "editor.everywhere")}
          </Typography>
          <RuleSentence />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t("editor.stepsOf")}
          </Typography>
        </Box>
      )}
      <TryFormButton />
    </Box>
  );
}
