import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { pathToList, toPath } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawAccounts } from "../../withdrawAccounts/withdrawAccounts.ts";
import { type Offer, parseOffer } from "../offer.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyForm, type InitialRequest } from "./ApplyForm.tsx";

interface Props {
  /** What the form begins with: the amount in cents and the account of an earlier request. */
  initial?: InitialRequest;
  onClose: () => void;
}

/** Requests a withdrawal, or shows why it is not possible and how to resolve that. */
export function ApplyDialog({ initial, onClose }: Props) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const id = useId();
  const { data, error } = useQuery({
    queryKey: [withdrawals.name, "offer"],
    queryFn: async () => {
      const [counts, last] = await Promise.all([
        provider.runCall(withdrawals.name, "count", {}),
        provider.runCall(withdrawals.name, "getLast", {}),
      ]);
      return {
        offer: parseOffer(counts),
        last: typeof last.account === "number" ? last.account : null,
      };
    },
    gcTime: 0,
  });
  const hindered = data && <Hindrance offer={data.offer} />;
  const ready = data && !hinders(data.offer);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate("resources.withdrawals.screen.title")}</DialogTitle>
      {ready ? (
        <ApplyForm
          offer={data.offer}
          initial={{ ...initial, account: initial?.account ?? data.last }}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <Alert severity="error">{error.message}</Alert>
            ) : (
              (hindered ?? <LinearProgress />)
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate("ra.action.close")}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** The message key of what prevents a withdrawal; null where nothing does. */
function hinders({ blocked, enabled, openNo, accounts, timesLeft, proof, heldUntil }: Offer) {
  if (blocked) return "blocked";
  if (!enabled) return "disabled";
  if (heldUntil) return "held";
  if (openNo) return "open";
  if (accounts.length === 0) return "noAccount";
  if (!accounts.some(({ usable }) => usable)) return "waiting";
  if (timesLeft === 0) return "dailyLimitReached";
  return proof ? null : "noProof";
}
function Hindrance({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const actor = useActor();
  const why = hinders(offer);
  const place =
    why === "blocked" || why === "disabled" || why === "held" || why === "dailyLimitReached"
      ? "errors"
      : "screen";
  const ways = {
    noAccount: can(actor, withdrawAccounts, "create") && {
      to: toPath(withdrawAccounts, "create"),
      key: "addAccount",
    },
    noProof: { to: "/info", key: "setPayPassword" },
    open: { to: pathToList(withdrawals, { shortNo: offer.openNo ?? "" }), key: "showOpen" },
  };
  const way = why === "noAccount" || why === "noProof" || why === "open" ? ways[why] : false;
  return (
    <Alert
      severity={why === "blocked" ? "error" : "info"}
      action={
        way && (
          <Button color="inherit" size="small" component={Link} to={way.to}>
            {translate(`resources.withdrawals.screen.${way.key}`)}
          </Button>
        )
      }
    >
      {translate(`resources.withdrawals.${place}.${why}`, {
        number: offer.openNo,
        smart_count: offer.times,
        reason: offer.blockReason,
        until: offer.heldUntil,
      })}
    </Alert>
  );
}
