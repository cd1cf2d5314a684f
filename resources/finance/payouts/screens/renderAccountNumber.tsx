import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import {
  type DisplayComponent,
  useActor,
  useAdminProvider,
} from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import type { withdrawAccountReviews } from "../../withdrawAccountReviews/withdrawAccountReviews.ts";
import type { payouts } from "../payouts.ts";

type Accounts = typeof payouts | typeof withdrawAccountReviews;

/**
 * The last characters of an account number. On the record's page a member with the right can reveal
 * the whole number, which the history records.
 */
export const renderAccountNumber = (
  resource: Accounts,
  right: string,
): DisplayComponent<Accounts> =>
  function NumberDisplay({ record, page }) {
    const translate = useTranslate();
    const notify = useNotify();
    const actor = useActor();
    const provider = useAdminProvider();
    const { mutate, data, isPending } = useMutation({
      mutationFn: () => provider.runCall(resource.name, "showNumber", { id: record.id }),
      onError: (error) => notify(error.message, { type: "error" }),
    });
    const masked = record.number;
    if (!masked) return noValue;
    if (data)
      return <span style={{ fontVariantNumeric: "tabular-nums" }}>{data.number ?? masked}</span>;
    return (
      <>
        {masked}
        {page && can(actor, resource, right) && (
          <Button size="small" loading={isPending} onClick={() => mutate()} sx={{ ml: 1 }}>
            {translate(`resources.${resource.name}.screen.show`)}
          </Button>
        )}
      </>
    );
  };
