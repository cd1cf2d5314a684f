import Box from "@mui/material/Box";
import { useRecordContext } from "react-admin";
import { LanguageProgress } from "./LanguageProgress.tsx";
import { StartFrom } from "./start/StartFrom.tsx";

/** Above the form of a product: from what a new one may begin, and how far its languages are. */
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
