import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { formatMomentInText } from "../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { api } from "../connection.ts";
import { AccountNameInput } from "../signIn/AccountNameInput.tsx";
import { AuthTextInput } from "../signIn/AuthTextInput.tsx";
import { PasswordInput } from "../signIn/PasswordInput.tsx";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { type Enrolment, StartMfa, twoStepKey } from "./StartMfa.tsx";

interface Props {
  /** Called once the user confirms that the recovery codes are stored. */
  onStored?(): void;
  /** Content below the state. */
  below?: ReactNode;
}
/** The MFA settings of the account. */
export function TwoStep({ onStored, below }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`markethall.signIn.twoStep.${key}`, options);
  const { locale, timeZone } = useFormat();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: twoStepKey,
    queryFn: () => api.call("GET /member/twoStep"),
  });
  const [beginning, setBeginning] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [ending, setEnding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const again = () => queries.invalidateQueries({ queryKey: twoStepKey });
  if (!data) return null;
  return (
    <SectionCard title={t("title")}>
      {codes ? (
        <>
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t("recovery")}
          </Alert>
          <Box
            component="ul"
            sx={{
              columns: { xs: 2, sm: 3 },
              fontFamily: "monospace",
              fontSize: "1rem",
              listStyle: "none",
              p: 0,
              lineHeight: 2,
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Button
            variant="contained"
            onClick={() => {
              setCodes(null);
              onStored?.();
            }}
          >
            {t("kept")}
          </Button>
        </>
      ) : enrolment ? (
        <Confirm
          enrolment={enrolment}
          onCancel={() => setEnrolment(null)}
          onDone={(recoveryCodes) => {
            setEnrolment(null);
            setCodes(recoveryCodes);
            void again();
          }}
        />
      ) : beginning ? (
        <StartMfa
          state={data}
          onCancel={() => setBeginning(false)}
          onDone={(next) => {
            setBeginning(false);
            setEnrolment(next);
          }}
        />
      ) : ending ? (
        <End
          onCancel={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            notify(t("turnedOff"), { type: "success" });
            void again();
          }}
        />
      ) : (
        <>
          <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Typography sx={{ flex: 1 }}>
              {data.on && data.since
                ? t("on", { since: formatMomentInText(data.since, locale, timeZone) })
                : t("off")}
            </Typography>
            <Button
              variant="outlined"
              onClick={() => (data.on ? setEnding(true) : setBeginning(true))}
            >
              {t(data.on ? "end" : "begin")}
            </Button>
          </Box>
          {below}
        </>
      )}
    </SectionCard>
  );
}

interface ConfirmProps {
  enrolment: Enrolment;
  onDone(recoveryCodes: readonly string[]): void;
  onCancel(): void;
}
function Confirm({ enrolment, onDone, onCancel }: ConfirmProps) {
  const translate = useTranslate();
  const form = useCallForm({
    start: { code: "" },
    required: ["code"],
    async send({ code }) {
      const input = { code: code.trim() };
      onDone((await api.call("POST /member/twoStep/confirm", input)).recoveryCodes);
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography>{translate("markethall.signIn.twoStep.scan")}</Typography>
      <Box
        component="img"
        src={enrolment.qr}
        alt={translate("markethall.signIn.twoStep.picture")}
        sx={{
          display: "block",
          width: 216,
          height: 216,
          p: 1,
          my: 1.5,
          borderRadius: 1,
          bgcolor: "#fff",
        }}
      />
      <Typography sx={{ overflowWrap: "anywhere", mb: 1.5 }}>
        {translate("framework.form.labelled", {
          label: translate("markethall.signIn.twoStep.key"),
          value: "",
        })}
        <code>{enrolment.secret}</code>
      </Typography>
      <SubmitForm
        form={form}
        label={translate("markethall.signIn.twoStep.begin")}
        below={<Cancel onClick={onCancel} />}
      >
        <AuthTextInput
          {...form.bind("code")}
          label={translate("markethall.signIn.appCode")}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </SubmitForm>
    </Box>
  );
}

function End({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const translate = useTranslate();
  const form = useCallForm({
    start: { password: "", code: "" },
    required: ["password", "code"],
    async send(values) {
      await api.call("POST /member/twoStep/end", values);
      onDone();
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <SubmitForm
        form={form}
        label={translate("markethall.signIn.twoStep.end")}
        below={<Cancel onClick={onCancel} />}
      >
        <AccountNameInput />
        <PasswordInput
          {...form.bind("password")}
          label={translate("markethall.signIn.info.oldPassword")}
          autoComplete="current-password"
        />
        <AuthTextInput
          {...form.bind("code")}
          label={translate("markethall.signIn.appCode")}
          autoComplete="one-time-code"
        />
      </SubmitForm>
    </Box>
  );
}

function Cancel({ onClick }: { onClick(): void }) {
  const translate = useTranslate();
  return (
    <Button fullWidth sx={{ mt: 1 }} onClick={onClick}>
      {translate("markethall.signIn.info.cancel")}
    </Button>
  );
}
