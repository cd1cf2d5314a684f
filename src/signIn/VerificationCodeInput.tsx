import Refresh from "@mui/icons-material/Refresh";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { AuthTextInput } from "./AuthTextInput.tsx";
import { type CodePurpose, useCode } from "./useCode.ts";

interface Props {
  by: "email" | "phone";
  target: string;
  purpose: CodePurpose;
  /** Input binding of the code. */
  code: {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: boolean;
    helperText: string;
    required: boolean;
  };
}

/**
 * Requests and enters a code: first a captcha, then the code that is sent, and a delay before the
 * next request.
 */
export function VerificationCodeInput({ by, target, purpose, code }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`markethall.signIn.${key}`, options);
  const { captcha, renew, send, sending, sentTo, wait, failure } = useCode(by, purpose);
  const [characters, setCharacters] = useState("");
  const [missing, setMissing] = useState<"target" | "letters" | null>(null);
  const request = async () => {
    const lacks = !target.trim() ? "target" : !characters.trim() ? "letters" : null;
    setMissing(lacks);
    if (lacks) return;
    await send(target.trim(), characters.trim());
    setCharacters("");
  };
  return (
    <>
      {(failure || missing === "target") && (
        <Alert severity="error" role="alert" sx={{ my: 1 }}>
          {missing === "target" ? t(by === "email" ? "emailFirst" : "phoneFirst") : failure}
        </Alert>
      )}
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <AuthTextInput
          name="captcha"
          label={t("captcha")}
          value={characters}
          onChange={({ target: { value } }) => {
            setCharacters(value);
            setMissing(null);
          }}
          error={missing === "letters"}
          helperText={missing === "letters" ? t("enter.captcha") : ""}
          autoComplete="off"
        />
        <Box sx={{ mt: "12px", display: "flex", alignItems: "center", flexShrink: 0 }}>
          {captcha ? (
            <Box
              component="img"
              src={captcha.image}
              alt={t("captchaPicture")}
              sx={{
                height: 44,
                width: 120,
                borderRadius: 1,
                border: 1,
                borderColor: "divider",
                bgcolor: "#fff",
              }}
            />
          ) : (
            <Box sx={{ height: 44, width: 120, borderRadius: 1, bgcolor: "action.hover" }} />
          )}
          <IconButton
            aria-label={t("otherPicture")}
            title={t("otherPicture")}
            onClick={() => void renew()}
          >
            <Refresh />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <AuthTextInput
          {...code}
          label={t("code")}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Button
          variant="outlined"
          size="large"
          sx={{ mt: "12px", flexShrink: 0, minHeight: 44 }}
          disabled={wait > 0}
          loading={sending}
          onClick={() => void request()}
        >
          {wait > 0 ? t("again", { wait }) : t("sendCode")}
        </Button>
      </Box>
      <Box role="status" sx={{ color: "text.secondary", fontSize: "0.8125rem", minHeight: 20 }}>
        {sentTo && t("sent", { target: sentTo })}
      </Box>
    </>
  );
}
