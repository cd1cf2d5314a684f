import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

/** Sends a card to a customer who has ordered from the shop. */
export function SendDialog({ record, onClose, onDone }: CustomDialogProps<typeof giftCards>) {
  const t = useGiftCardText();
  const translate = useTranslate();
  const messages = useResourceMessages(giftCards);
  const provider = useAdminProvider();
  const run = useRunAction(giftCards);
  const [typed, setTyped] = useState("");
  const name = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error: loadError } = useQuery({
    queryKey: [giftCards.name, "buyers", name],
    queryFn: () => provider.runCall(giftCards.name, "getBuyers", name ? { name } : {}),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (memberId: number) => {
      const results = await run("send", { ids: [record.id], input: { memberId } });
      const [failed] = results.failed;
      if (failed) throw new Error(failed.message);
      return results;
    },
    onSuccess: onDone,
  });
  const found = data?.list ?? [];
  const title = translate("resources.giftCards.titles.send", { what: record.code ?? "" });
  return (
    <CommandDialog
      title={title}
      submit={messages.action("send")}
      back={translate("ra.action.cancel")}
      isDirty={chosen !== null}
      isValid={chosen !== null}
      isPending={isPending}
      error={error ?? loadError}
      onSubmit={() => chosen !== null && mutate(chosen)}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {translate("resources.giftCards.consequences.send")}
      </Typography>
      <TextField
        label={t("send.search")}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
      {data && found.length === 0 && <Typography variant="body2">{t("send.none")}</Typography>}
      <RadioGroup
        aria-label={messages.input("send", "memberId")}
        value={chosen ?? ""}
        onChange={(_event, value) => setChosen(Number(value))}
        sx={{ maxHeight: 320, overflowY: "auto", flexWrap: "nowrap" }}
      >
        {found.map((buyer) => (
          <FormControlLabel
            key={buyer.id}
            value={buyer.id}
            sx={{ minHeight: 44 }}
            control={<Radio />}
            label={`${buyer.name} · ${t("send.orders", { smart_count: buyer.orders })}`}
          />
        ))}
      </RadioGroup>
    </CommandDialog>
  );
}
