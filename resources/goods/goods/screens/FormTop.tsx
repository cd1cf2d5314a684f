import Box from "@mui/material/Box";
import { useRecordContext } from "react-admin";
import { LanguageProgress } from "./LanguageProgress.tsx";
import { StartFrom } from "./start/StartFrom.tsx";

/**
 * The top of the product form: sources to start a new product from, and the progress of its
 * languages.
 */
export function FormTop() {
  const record = useRecordContext();
  return (
    <>
      {!record && (
        <Box sx={{ mb: 2 }}>
          <StartFrom />
        </Box>
      )}
      <LanguageProgress />
    </>
  );
}
