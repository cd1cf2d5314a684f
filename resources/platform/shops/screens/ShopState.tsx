import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { ReasonInput } from "../../../../framework/admin/action/ReasonInput.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { useToast } from "../../../../framework/admin/toast/useToast.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { shops } from "../shops.ts";

const reasons = ["documents", "complaints", "request"] as const;
const effects = ["hidden", "payouts", "team", "notice"] as const;

/** Closes the shop of the page, or opens it again: what happens then is listed before it does. */
export function ShopState() {
  const { translate } = useFormat();
  const { record } = useRecordInPage(shops);
  const [isOpen, setOpen] = useState(false);
  if (!can(useActor(), shops, "close")) return null;
  const isClosed = record.status === "closed";
  const Dialog = isClosed ? ReopenDialog : CloseDialog;
  return (
    <>
      <Button
        variant="outlined"
        color={isClosed ? "primary" : "error"}
        onClick={() => setOpen(true)}
      >
        {translate(`resources.shops.screen.state.${isClosed ? "reopen" : "close"}`)}
      </Button>
      {isOpen && <Dialog id={record.id} shop={record.name ?? ""} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  id: number;
  shop: string;
  onClose: () => void;
}
function useStateCall({ id, shop, onClose }: Props, call: "close" | "reopen") {
  const { translate } = useFormat();
  const provider = useAdminProvider();
  const refresh = useRefresh();
  const toast = useToast();
  const t = (key: string) => translate(`resources.shops.screen.state.${key}`, { shop });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      call === "close"
        ? provider.runCall("shops", "close", { id, reason })
        : provider.runCall("shops", "reopen", { id }),
    onSuccess: () => {
      toast(t(call === "close" ? "closed" : "reopened"));
      refresh();
      onClose();
    },
  });
  return { t, run: mutate, isPending, error };
}

function CloseDialog(props: Props) {
  const [reason, setReason] = useState("");
  const { t, run, isPending, error } = useStateCall(props, "close");
  return (
    <CommandDialog
      title={t("title")}
      submit={t("close")}
      back={t("keepOpen")}
      tone="error"
      isDirty={reason !== ""}
      isValid={reason.trim() !== ""}
      isPending={isPending}
      error={error}
      onSubmit={() => run(reason.trim())}
      onClose={props.onClose}
    >
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {effects.map((effect) => (
          <li key={effect}>{t(`effects.${effect}`)}</li>
        ))}
      </Typography>
      <ReasonInput
        resource={shops}
        names={reasons}
        label={t("reason")}
        help={t("reasonHelp")}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}

function ReopenDialog(props: Props) {
  const { t, run, isPending, error } = useStateCall(props, "reopen");
  return (
    <CommandDialog
      title={t("reopenTitle")}
      submit={t("reopen")}
      back={t("keepClosed")}
      isDirty={false}
      isValid
      isPending={isPending}
      error={error}
      onSubmit={() => run("")}
      onClose={props.onClose}
    >
      <Typography>{t("reopenText")}</Typography>
    </CommandDialog>
  );
}
