import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { isAnyFormDirty, listDirtyForms } from "./dirtyForms.ts";

/** Returns the button of an action that a click is on; null for links, menus and dialogs. */
function findButton(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || target.closest("[role=dialog], a")) return null;
  return target.closest<HTMLElement>("button:not([aria-haspopup]), [role=menuitem]");
}

/**
 * Asks about unsaved changes before a button within does its work, since an action applies to what
 * is stored.
 */
export function AskUnsaved({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [pending, setPending] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);
  const onClickCapture = (event: MouseEvent) => {
    const button = isAnyFormDirty() && findButton(event.target);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    setPending(button);
  };
  // The form is rendered as it is stored before the button does its work.
  const proceed = (button: HTMLElement) => {
    setPending(null);
    setTimeout(() => button.isConnected && button.click());
  };
  const discard = () => {
    for (const form of listDirtyForms()) form.discard();
    if (pending) proceed(pending);
  };
  const save = async () => {
    setSaving(true);
    const saved = await Promise.all(listDirtyForms().map((form) => form.save()));
    setSaving(false);
    if (pending && saved.every(Boolean)) proceed(pending);
    else setPending(null);
  };
  return (
    <Box sx={{ display: "contents" }} onClickCapture={onClickCapture}>
      {children}
      {pending && (
        <DiscardQuestion
          title={translate("framework.form.unsaved.actionTitle")}
          content={translate("framework.form.unsaved.content")}
          saving={saving}
          onStay={() => setPending(null)}
          onDiscard={discard}
        >
          <Button variant="contained" loading={saving} onClick={() => void save()}>
            {translate("framework.form.unsaved.continue")}
          </Button>
        </DiscardQuestion>
      )}
    </Box>
  );
}
