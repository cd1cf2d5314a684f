import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { use, useState } from "react";
import { useTranslate } from "react-admin";
import { AuthTextInput } from "./AuthTextInput.tsx";
import { FormSize } from "./formSize.ts";
import { type CodeRequest, useCode } from "./useCode.ts";

type Props = CodeRequest & {
  target: string;
  /** Input binding of the code. */
  code: {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: boolean;
    helperText: string;
    required: boolean;
  };
};

/** Requests and enters a code, with a delay before the next request. */
export function VerificationCodeInput({ target, code, ...channel }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`markethall.signIn.${key}`, options);
  const { send, sending, sentTo, wait, failure } = useCode(channel);
  const size = use(FormSize);
  const [lacksTarget, setLacksTarget] = useState(false);
  const request = async () => {
    setLacksTarget(!target.trim());
    if (target.trim()) await send(target.trim());
  };
  return (
    <>
      {(failure || lacksTarget) && (
        <Alert severity="error" role="alert" sx={{ my: 1 }}>
          {lacksTarget ? t(channel.by === "email" ? "emailFirst" : "phoneFirst") : failure}
        </Alert>
      )}
      <Box>
        <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          <AuthTextInput
            {...code}
            label={t("code")}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <Button
            variant="outlined"
            size={size === "small" ? "small" : "large"}
            // Beside the field, below its label.
            sx={{
              mt: "32px",
              flexShrink: 0,
              ...(size === "medium" && { minHeight: 52 }),
            }}
            disabled={wait > 0}
            loading={sending}
            onClick={() => void request()}
          >
            {wait > 0 ? t("again", { wait }) : t("sendCode")}
          </Button>
        </Box>
        <Box
          role="status"
          sx={{ color: "text.secondary", fontSize: "0.8125rem", lineHeight: "20px" }}
        >
          {sentTo && t("sent", { target: sentTo })}
        </Box>
      </Box>
    </>
  );
}
