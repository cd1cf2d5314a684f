import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useRefresh, useTranslate } from "react-admin";
import { FormProvider, useWatch } from "react-hook-form";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { FormFields } from "../../../../framework/admin/form/FormFields.tsx";
import { useApiError } from "../../../../framework/admin/form/useApiError.ts";
import { useFieldsForm } from "../../../../framework/admin/form/useFieldsForm.ts";
import { emptyValues } from "../../../../framework/admin/input/emptyValues.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { codeFields } from "../voucherCalls.ts";
import { vouchers } from "../vouchers.ts";
import { AddedDialog } from "./AddedDialog.tsx";
import { useVoucherText } from "./useVoucherText.ts";

interface Props {
  voucher: AdminRecord<typeof vouchers>;
  onClose: () => void;
}

/** Adds codes to a voucher, and shows them once. */
export function AddCodesDialog({ voucher, onClose }: Props) {
  const t = useVoucherText();
  const translate = useTranslate();
  const messages = useResourceMessages(vouchers);
  const provider = useAdminProvider();
  const refresh = useRefresh();
  const { input: getInputLabel } = messages;
  const resolveLabel = useCallback(
    (path: string) => getInputLabel("addCodes", path),
    [getInputLabel],
  );
  const [start] = useState(() => emptyValues(codeFields));
  const form = useFieldsForm({ fields: codeFields, start, getLabel: resolveLabel });
  const { problem, domainError, forgive } = useApiError(form, codeFields);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (values: Readonly<Record<string, unknown>>): Promise<string[]> => {
      const { codes } = await provider.runCall(vouchers.name, "addCodes", {
        ...values,
        id: voucher.id,
      });
      return (codes ?? []).flatMap(({ code }) => code ?? []);
    },
    onError: domainError,
  });
  // The page is loaded again once the codes were seen: that would close this dialog.
  const close = () => {
    onClose();
    refresh();
  };
  if (data) return <AddedDialog name={voucher.name ?? ""} codes={data} onClose={close} />;
  return (
    <FormProvider {...form}>
      <CommandDialog
        title={t("adding.title", { name: voucher.name ?? "" })}
        submit={t("adding.submit")}
        back={translate("ra.action.cancel")}
        isDirty={form.formState.isDirty}
        isValid
        isPending={isPending}
        error={problem ? new Error([problem].flat().join(" ")) : null}
        onSubmit={() => {
          forgive();
          void form.handleSubmit((values) => mutate(values))();
        }}
        onClose={onClose}
      >
        {!voucher.hasCodes && <Alert severity="info">{t("adding.fixes")}</Alert>}
        <FormFields
          resource={vouchers}
          fields={codeFields}
          getLabel={resolveLabel}
          choiceMessages="inputChoices.addCodes"
        />
        <Hint />
      </CommandDialog>
    </FormProvider>
  );
}

/** What such a code is. */
function Hint() {
  const t = useVoucherText();
  const kind: unknown = useWatch({ name: "kind" });
  return (
    <Typography variant="body2" color="text.secondary">
      {t(kind === "single" ? "adding.single" : "adding.shared")}
    </Typography>
  );
}
