import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { RegionsField } from "../../../freight/screens.ts";
import { freeDeliveries } from "../freeDeliveries.ts";
import { useMessages } from "./useMessages.ts";

/** The regions of a rule, as those of a freight template are chosen. */
export const RegionsInput: InputComponent = ({ source }) => {
  const t = useMessages();
  const messages = useResourceMessages(freeDeliveries);
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {messages.field("regions")}
      </Typography>
      <RegionsField source={source} title={t("regionsTitle")} place={null} />
      <FormHelperText sx={{ mx: 0 }}>{t("regionsHelp")}</FormHelperText>
    </Box>
  );
};
