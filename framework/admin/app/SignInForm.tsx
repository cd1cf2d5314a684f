import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { getApp } from "../../schema/index.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

interface Props {
  /** Signs in; what it throws is shown. */
  onSubmit(username: string, password: string): Promise<void>;
}

/** The page of a visitor: name and password. */
export function SignInForm({ onSubmit }: Props) {
  const translate = useTranslate();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      await onSubmit(username.trim(), password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : translate("framework.form.failed"));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack component="main" sx={{ minHeight: "100vh", alignItems: "center", pt: "12vh", px: 2 }}>
      <Paper component="form" onSubmit={submit} sx={{ p: 4, width: "100%", maxWidth: 400 }}>
        <Stack spacing={2}>
          <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
            <Typography component="h1" variant="h5">
              {getApp().name}
            </Typography>
            <LanguageMenu />
          </Stack>
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          <TextField
            label={translate("person.username")}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
            autoComplete="username"
            required
          />
          <TextField
            label={translate("person.password")}
            type="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="contained" disabled={isSending}>
            {translate("framework.app.signIn")}
          </Button>
        </Stack>
      </Paper>
    </Stack>
  );
}
