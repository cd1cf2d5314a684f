import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { RegionsField } from "./RegionsField.tsx";
import { useSayFreight } from "./useSayFreight.ts";

/** Where nothing is sent. */
export function UndeliverableSection() {
  const { say } = useSayFreight();
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {say("editor.undeliverableHelp")}
      </Typography>
      <RegionsField source="undeliverable" title={say("regions.titleUndeliverable")} place={null} />
    </Box>
  );
}
