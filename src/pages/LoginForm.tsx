import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { DemoLogins } from "./DemoLogins.tsx";
import { useSignIn } from "./useSignIn.ts";

/** Username and password. What the server refuses is said in one sentence, which tells nobody whether the account exists. */
export function LoginForm() {
  const translate = useTranslate();
  const say = (key: string) => translate(`markethall.shell.login.${key}`);
  const { signIn, signingIn, failure } = useSignIn();
  const [values, setValues] = useState({ username: "", password: "" });
  const [visible, setVisible] = useState(false);
  const [asked, setAsked] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const missing = { username: asked && !values.username.trim(), password: asked && !values.password };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!values.username.trim() || !values.password) return;
    if (!(await signIn(values))) password.current?.select();
  };
  return (
    <form onSubmit={submit} noValidate>
      {failure && (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {failure}
        </Alert>
      )}
      <TextField
        label={say("username")}
        value={values.username}
        onChange={(event) => setValues({ ...values, username: event.target.value })}
        error={missing.username}
        helperText={missing.username && say("usernameMissing")}
        autoComplete="username"
        autoFocus
        fullWidth
        size="medium"
        slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false, name: "username" } }}
      />
      <TextField
        label={say("password")}
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
        error={missing.password}
        helperText={missing.password && say("passwordMissing")}
        type={visible ? "text" : "password"}
        autoComplete="current-password"
        fullWidth
        size="medium"
        inputRef={password}
        slotProps={{
          htmlInput: { name: "password" },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="medium"
                  edge="end"
                  aria-label={say(visible ? "hidePassword" : "showPassword")}
                  aria-pressed={visible}
                  onClick={() => setVisible(!visible)}
                >
                  {visible ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={signingIn} sx={{ mt: 2 }}>
        {say("submit")}
      </Button>
      <DemoLogins onChoose={(username, known) => setValues({ username, password: known ?? values.password })} />
    </form>
  );
}
