import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { useActor } from "../../framework/admin/resources.tsx";
import { may } from "../../framework/schema/index.ts";
import { withdrawals } from "../../resources/withdrawals/withdrawals.ts";
import { envelope } from "../house.ts";
import { PasswordLine } from "../signIn/PasswordLine.tsx";
import { checkPasswords } from "../signIn/passwords.ts";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { WhoseLine } from "../signIn/WhoseLine.tsx";
import { Part } from "./Part.tsx";

const key = ["account", "payPassword"] as const;

/** What is asked for before money is withdrawn, for whoever may withdraw. */
export function PayPassword() {
  const translate = useTranslate();
  const say = (name: string) => translate(`markethall.signIn.info.${name}`);
  const notify = useNotify();
  const queries = useQueryClient();
  const allowed = may(useActor(), withdrawals, "apply");
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => envelope.get<{ set: boolean; codes: boolean }>("/member/payPassword"),
    enabled: allowed,
  });
  const start = { oldPassword: "", password: "", confirmPassword: "" };
  const form = useCallForm({
    start,
    required: ["oldPassword", "password", "confirmPassword"],
    check: checkPasswords,
    async send(values) {
      await envelope.post<null>("/member/updatePayPassword", values);
      form.setValues(start);
      await queries.invalidateQueries({ queryKey: key });
      notify(say("payPasswordSaved"), { type: "success" });
    },
  });
  if (!allowed) return null;
  return (
    <Part title={say("payPassword")}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {say("payPasswordText")} {data?.set === false && say("payPasswordUnset")}
      </Typography>
      <Box sx={{ maxWidth: 420 }}>
        <SubmitForm form={form} label={say("savePayPassword")}>
          <WhoseLine />
          <PasswordLine {...form.bind("oldPassword")} label={say("oldPassword")} autoComplete="current-password" />
          <PasswordLine {...form.bind("password")} label={say("newPayPassword")} autoComplete="new-password" />
          <PasswordLine {...form.bind("confirmPassword")} label={say("payPasswordAgain")} autoComplete="new-password" />
        </SubmitForm>
      </Box>
    </Part>
  );
}
