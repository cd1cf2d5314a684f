import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useCountText } from "./useCountText.ts";

/** Takes a code that is typed, or scanned while the field has the focus. */
export function ScanField({ onCode }: { onCode: (code: string) => void }) {
  const t = useCountText();
  const [code, setCode] = useState("");
  return (
    <TextField
      label={t("scan")}
      value={code}
      fullWidth
      onChange={({ target }) => setCode(target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !code.trim()) return;
        onCode(code);
        setCode("");
      }}
      slotProps={{
        htmlInput: {
          maxLength: 60,
          autoComplete: "off",
          autoCapitalize: "characters",
          enterKeyHint: "go",
        },
      }}
    />
  );
}
