import Box from "@mui/material/Box";
import { useRecordContext } from "react-admin";
import { StartFrom } from "./start/StartFrom.tsx";

/** The top of the form of a new product: sources to start from. */
export function FormTop() {
  const record = useRecordContext();
  if (record) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <StartFrom />
    </Box>
  );
}
