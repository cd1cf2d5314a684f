import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { MadeBy } from "./MadeBy.tsx";
import { RecordCards } from "./RecordCards.tsx";
import { RecordColumns } from "./RecordColumns.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useRecordCards } from "./useRecordCards.ts";

/**
 * The fields of the page's record in the main column and in the rail, and what is below them in the
 * main column. Without cards for the rail there is one column.
 */
export function RecordBody({ children }: { children: ReactNode }) {
  const { record } = useRecordInPage();
  const { main, rail } = useRecordCards();
  const madeBy = (
    <Box sx={{ px: 0.5, mb: 2 }}>
      <MadeBy record={record} />
    </Box>
  );
  const content = (
    <>
      <RecordCards cards={main} />
      {children}
    </>
  );
  if (rail.length === 0)
    return (
      <>
        {content}
        {madeBy}
      </>
    );
  return (
    <RecordColumns
      rail={
        <>
          <RecordCards cards={rail} />
          {madeBy}
        </>
      }
    >
      {content}
    </RecordColumns>
  );
}
