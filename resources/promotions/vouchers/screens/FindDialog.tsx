import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

/** Finds the voucher of a code, and says why a customer cannot use it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useVoucherText();
  const translate = useTranslate();
  const messages = useResourceMessages(vouchers);
  const provider = useAdminProvider();
  const [typed, setTyped] = useState("");
  const code = typed.trim();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => provider.runCall(vouchers.name, "find", { code }),
  });
  return (
    <CommandDialog
      title={t("find.title")}
      submit={t("find.submit")}
      back={translate("ra.action.close")}
      isDirty={false}
      isValid={code.length > 0}
      isPending={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={messages.input("find", "code")}
        value={typed}
        autoFocus
        onChange={({ target }) => {
          setTyped(target.value);
          reset();
        }}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: "off", spellCheck: false } }}
      />
      {data && (
        <Alert severity={data.reason ? "warning" : "success"} role="status">
          {t(`find.reasons.${data.reason ?? "applies"}`)}{" "}
          {data.orderNumber && <>{t("find.usedBy", { order: data.orderNumber })} </>}
          {data.id && (
            <InnerLink to={toPath(vouchers, "show", data.id)}>{t("find.view")}</InnerLink>
          )}
        </Alert>
      )}
    </CommandDialog>
  );
}
