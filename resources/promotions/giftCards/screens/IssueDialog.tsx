import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import dayjs from "dayjs";
import { useCallback, useState } from "react";
import { useRefresh, useTranslate } from "react-admin";
import { FormProvider, useWatch } from "react-hook-form";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { FormFields } from "../../../../framework/admin/form/FormFields.tsx";
import { useApiError } from "../../../../framework/admin/form/useApiError.ts";
import { useFieldsForm } from "../../../../framework/admin/form/useFieldsForm.ts";
import { emptyValues } from "../../../../framework/admin/input/emptyValues.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { giftCards, issueFields, minSoldYears } from "../giftCards.ts";
import { type Issued, IssuedDialog } from "./IssuedDialog.tsx";
import { useGiftCardText } from "./useGiftCardText.ts";

const beside = [
  ["amount", "count"],
  ["lastDay", "batch"],
];

/** Issues gift cards, and shows their codes once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useGiftCardText();
  const translate = useTranslate();
  const messages = useResourceMessages(giftCards);
  const provider = useAdminProvider();
  const refresh = useRefresh();
  const { input: getInputLabel } = messages;
  const resolveLabel = useCallback((path: string) => getInputLabel("issue", path), [getInputLabel]);
  const [start] = useState(() => ({
    ...emptyValues(issueFields),
    lastDay: dayjs().add(minSoldYears, "year").add(1, "day").format("YYYY-MM-DD"),
  }));
  const form = useFieldsForm({ fields: issueFields, start, getLabel: resolveLabel });
  const { problem, domainError, forgive } = useApiError(form, issueFields);
  const [issued, setIssued] = useState<Issued | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: Readonly<Record<string, unknown>>): Promise<Issued> => {
      // The form has validated them.
      const amount = Number(values.amount);
      const lastDay = String(values.lastDay);
      const input = { ...values, amount, lastDay };
      const { cards } = await provider.runCall(giftCards.name, "issue", input);
      return { cards: cards ?? [], amount, lastDay };
    },
    onSuccess: (result) => {
      setIssued(result);
      refresh();
    },
    onError: domainError,
  });
  if (issued) return <IssuedDialog issued={issued} onClose={onClose} />;
  return (
    <FormProvider {...form}>
      <CommandDialog
        title={t("issue.title")}
        submit={t("issue.submit")}
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
        <FormFields
          resource={giftCards}
          fields={issueFields}
          getLabel={resolveLabel}
          choiceMessages="inputChoices.issue"
          beside={beside}
        />
        <Total />
      </CommandDialog>
    </FormProvider>
  );
}

/** What the cards cost the shop, as far as the form is filled in. */
function Total() {
  const t = useGiftCardText();
  const [amount, count]: unknown[] = useWatch({ name: ["amount", "count"] });
  const isFilled = typeof amount === "number" && typeof count === "number";
  return (
    <Typography variant="body2" color="text.secondary" aria-live="polite">
      {isFilled && count > 0
        ? t("issue.total", { amount: formatMoney(amount * count) })
        : t("issue.paysFor")}
    </Typography>
  );
}
