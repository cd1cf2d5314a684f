import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { RegionsField } from "./RegionsField.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

/** The regions that are not delivered to. */
export function UndeliverableSection() {
  const { t } = useFreightMessages();
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("editor.undeliverableHelp")}
      </Typography>
      <RegionsField source="undeliverable" title={t("regions.titleUndeliverable")} place={null} />
    </Box>
  );
}
