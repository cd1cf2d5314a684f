import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useFieldArray, useFormContext } from "react-hook-form";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { DeleteIcon } from "../../../../framework/admin/icons/DeleteIcon.ts";
import { emptyValues } from "../../../../framework/admin/input/emptyValues.ts";
import { ruleFields } from "../ruleFields.ts";
import { RegionsField } from "./RegionsField.tsx";
import { RuleSentence } from "./RuleSentence.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

const maxRules = 50;

/** The area rules: for each, its regions and its delivery price. */
export function AreasSection() {
  const { t } = useFreightMessages();
  const { control } = useFormContext();
  const list = useFieldArray({ control, name: "areas", keyName: "key" });
  return (
    <Box data-source="areas">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(list.fields.length === 0 ? "editor.noAreas" : "editor.areasHelp")}
      </Typography>
      <Box component="ol" sx={{ display: "grid", gap: 1.5, m: 0, p: 0, listStyle: "none" }}>
        {list.fields.map(({ key }, index) => (
          <Box
            component="li"
            key={key}
            aria-label={t("editor.area", { place: index + 1 })}
            sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: { xs: 1.5, sm: 2 } }}
          >
            <Box sx={{ display: "flex", alignItems: "center", mb: 1 }}>
              <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
                {t("editor.area", { place: index + 1 })}
              </Typography>
              <Tooltip title={t("editor.areaRemove", { place: index + 1 })}>
                <IconButton
                  size="small"
                  aria-label={t("editor.areaRemove", { place: index + 1 })}
                  onClick={() => list.remove(index)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </Box>
            <Box sx={{ display: "grid", gap: 1.5 }}>
              <RegionsField
                source={`areas.${index}.regions`}
                title={t("regions.title", { place: index + 1 })}
                place={index + 1}
              />
              <RuleSentence at={`areas.${index}`} />
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={list.fields.length >= maxRules}
        onClick={() => list.append({ regions: [], ...emptyValues(ruleFields) })}
        sx={{ mt: list.fields.length === 0 ? 0 : 1.5, ml: list.fields.length === 0 ? -1 : 0 }}
      >
        {t("editor.areaAdd")}
      </Button>
    </Box>
  );
}
