import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useRunAction } from "../../../../../framework/admin/action/useRunAction.ts";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";

/** The shop's internal note, edited where the timeline is read. */
export function NoteComposer({ order }: { order: Pick<Order, "id" | "shopRemark"> }) {
  const translate = useTranslate();
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const actor = useActor();
  const notify = useNotify();
  const run = useRunAction(orders);
  const before = order.shopRemark ?? "";
  const [text, setText] = useState(before);
  const [saving, setSaving] = useState(false);
  if (!can(actor, orders, "note")) return null;
  const save = async () => {
    setSaving(true);
    try {
      const { failed } = await run("note", {
        ids: [order.id],
        input: { shopRemark: text.trim() || null },
      });
      const [first] = failed;
      if (first) notify(first.message, { type: "error" });
    } catch (error) {
      notify(error instanceof Error ? error.message : "framework.form.failed", { type: "error" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <TextField
        multiline
        minRows={2}
        fullWidth
        margin="none"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={messages.field("shopRemark")}
        helperText={translate(`resources.${orders.name}.consequences.note`)}
        slotProps={{ htmlInput: { "aria-label": messages.field("shopRemark"), maxLength: 500 } }}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: "flex-end" }}
        disabled={text.trim() === before}
        loading={saving}
        onClick={() => void save()}
      >
        {t(before ? "show.saveNote" : "show.addNote")}
      </Button>
    </Stack>
  );
}
