import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { lengths } from "../theme/tokens.ts";

/** Data of a program, which is shown on request. */
export function FoldedData({ children }: { children: string }) {
  const translate = useTranslate();
  return (
    <details>
      <Box
        component="summary"
        sx={{ cursor: "pointer", "@media (pointer: coarse)": { lineHeight: `${lengths.touch}px` } }}
      >
        {translate("framework.record.showData")}
      </Box>
      <pre style={{ margin: "8px 0 0", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {children}
      </pre>
    </details>
  );
}
