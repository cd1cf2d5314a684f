import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link as RouterLink, useSearchParams } from "react-router";
import { ApiError } from "../../framework/admin/provider.ts";
import { api } from "../connection.ts";
import { NewPassword } from "./NewPassword.tsx";
import { checkPasswords } from "./passwords.ts";
import { SecondStep } from "./SecondStep.tsx";
import { SignInPage } from "./SignInPage.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useCallForm } from "./useCallForm.ts";
import { useEnter } from "./useEnter.ts";

/** The page that an invitation links to: its reader chooses the account's first password. */
export function Invitation() {
  const translate = useTranslate();
  const t = (key: string, params?: object) => translate(`markethall.signIn.${key}`, params);
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const enter = useEnter();
  const { data, error, isPending } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => api.call("POST /common/invitation", { token }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 3,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useCallForm({
    start: { password: "", confirmPassword: "" },
    required: ["password", "confirmPassword"],
    check: checkPasswords,
    send: async (passwords) =>
      enter.enter(await api.call("POST /common/acceptInvitation", { token, ...passwords })),
  });
  if (enter.ticket)
    return (
      <SignInPage title={t("secondStep")}>
        <SecondStep enter={enter} ticket={enter.ticket} />
      </SignInPage>
    );
  if (isPending)
    return (
      <SignInPage title="…">
        <Skeleton variant="rounded" height={160} />
      </SignInPage>
    );
  if (error || !data)
    return (
      <SignInPage
        title={t("invitationOver")}
        lead={error instanceof ApiError ? t("invitationOverLead") : error?.message}
      >
        <Link component={RouterLink} to="/login" sx={{ py: 1 }}>
          {t("toLogin")}
        </Link>
      </SignInPage>
    );
  return (
    <SignInPage
      title={t("invitationTitle", { shop: data.shop ?? "Markethall" })}
      lead={t("invitationLead", { username: data.username })}
    >
      <SubmitForm form={form} label={t("joinAndSignIn")}>
        {/* Password managers store the name with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={data.username} />
        <NewPassword bind={form.bind} first />
      </SubmitForm>
    </SignInPage>
  );
}
