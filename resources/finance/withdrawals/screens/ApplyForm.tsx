import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { parsePrice } from "../../../../core/parsePrice.ts";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { ApiError } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useToast } from "../../../../framework/admin/toast/useToast.tsx";
import { toDecimalText } from "../../../../framework/schema/index.ts";
import type { Offer } from "../offer.ts";
import { withdrawals } from "../withdrawals.ts";
import { calculateFee } from "../withdrawFee.ts";
import { Arrives } from "./Arrives.tsx";

/** What the form begins with. */
export interface InitialRequest {
  /** The account of an earlier withdrawal. */
  account?: number | null;
  /** In cents. */
  amount?: number | null;
}
interface Props {
  offer: Offer;
  initial: InitialRequest;
  onClose: () => void;
}
/**
 * The form for amount, account and remark; shows the amount that will arrive while the user types.
 */
export function ApplyForm({ offer, initial, onClose }: Props) {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.withdrawals.screen.${key}`, options);
  const message = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.withdrawals.errors.${key}`, options);
  const provider = useAdminProvider();
  const toast = useToast();
  const queries = useQueryClient();
  const usable = offer.accounts.filter(
    (one) => one.usable && offer.rules.some(({ kind }) => kind === one.kind),
  );
  const [account, setAccount] = useState(
    usable.find((one) => one.account === initial.account)?.account ?? usable[0]?.account ?? 0,
  );
  const [typed, setTyped] = useState(() => (initial.amount ? toDecimalText(initial.amount) : ""));
  const [remark, setRemark] = useState("");
  const [payPassword, setPayPassword] = useState("");
  const cents = parsePrice(typed) ?? 0;
  const chosen = usable.find((one) => one.account === account);
  const rule = offer.rules.find(({ kind }) => kind === chosen?.kind);
  const maxAmount = Math.min(offer.max, offer.balance);
  const problem =
    typed === ""
      ? null
      : cents < offer.min
        ? message("amountBelowMin", { min: formatMoney(offer.min) })
        : cents > offer.balance
          ? message("amountExceedsBalance", { balance: formatMoney(offer.balance) })
          : cents > offer.max
            ? message("amountExceedsMax", { max: formatMoney(offer.max) })
            : rule && cents <= calculateFee(cents, rule)
              ? message("amountBelowFee", { fee: formatMoney(calculateFee(cents, rule)) })
              : null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      provider.runCall(withdrawals.name, "apply", {
        account,
        amount: cents,
        remark: remark.trim(),
        payPassword,
      }),
    onSuccess: async ({ id, actual }) => {
      await queries.invalidateQueries();
      toast(t("done", { actual: formatMoney(Number(actual)) }), {
        to: toPath(withdrawals, "show", Number(id)),
      });
      onClose();
    },
  });
  const wrongProof = error instanceof ApiError ? (error.errors?.payPassword ?? null) : null;
  const complete =
    chosen !== undefined &&
    cents > 0 &&
    problem === null &&
    remark.trim() !== "" &&
    payPassword !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (complete && !isPending) mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent>
        <Stack spacing={2}>
          {error && !wrongProof && (
            <Alert severity="error" role="alert">
              {error.message}
            </Alert>
          )}
          {offer.sandbox > 0 && (
            <Alert severity="warning">
              {message("sandbox", { amount: formatMoney(offer.sandbox).replace(/^A\$/, "") })}
            </Alert>
          )}
          <TextField
            select
            required
            size="small"
            label={t("to")}
            value={chosen ? account : ""}
            onChange={({ target }) => setAccount(Number(target.value))}
          >
            {usable.map((one) => (
              <MenuItem key={one.account} value={one.account}>
                {`${one.title} · ${one.realname}`}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            autoFocus
            required
            size="small"
            label={t("amount")}
            name="amount"
            value={typed}
            error={problem !== null}
            helperText={problem ?? t("available", { amount: formatMoney(offer.balance) })}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{
              htmlInput: { inputMode: "decimal", autoComplete: "off" },
              input: {
                startAdornment: <InputAdornment position="start">A$</InputAdornment>,
                endAdornment: (
                  <Button size="small" onClick={() => setTyped(toDecimalText(maxAmount))}>
                    {t("all")}
                  </Button>
                ),
              },
            }}
          />
          {rule && cents > 0 && problem === null && (
            <Arrives amount={cents} rule={rule} balance={offer.balance} />
          )}
          <TextField
            required
            multiline
            minRows={2}
            size="small"
            label={t("remark")}
            name="remark"
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <TextField
            required
            size="small"
            type="password"
            label={t("payPassword")}
            name="payPassword"
            value={payPassword}
            error={wrongProof !== null}
            helperText={wrongProof}
            onChange={({ target }) => setPayPassword(target.value)}
            slotProps={{ htmlInput: { autoComplete: "off", maxLength: 200 } }}
          />
          <Typography variant="body2" color="text.secondary">
            {t("rules", {
              min: formatMoney(offer.min),
              max: formatMoney(offer.max),
              times: offer.times,
              left: offer.timesLeft,
            })}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate("ra.action.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={!complete}>
          {t("apply")}
        </Button>
      </DialogActions>
    </form>
  );
}
