import Box from "@mui/material/Box";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { goods } from "../goods.ts";
import { StartFrom } from "./start/StartFrom.tsx";

/** The top of the form of a new product: sources to start from. */
export function FormTop() {
  const record = useStoredRecord(goods);
  if (record) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <StartFrom />
    </Box>
  );
}
