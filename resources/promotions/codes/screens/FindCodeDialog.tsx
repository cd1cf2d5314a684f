import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";

/** What is known of a code. */
export interface FoundCode {
  /** The record of the code, if the shop has one. */
  id?: number | null;
  isUsable: boolean;
  /** Whether a customer can use it, or why not. */
  sentence: string;
}
interface Props {
  resource: Resource;
  find: (code: string) => Promise<FoundCode>;
  onClose: () => void;
}

/** Finds the record of a code, and says why a customer cannot use it. */
export function FindCodeDialog({ resource, find, onClose }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.${resource.name}.screen.find.${key}`);
  const messages = useResourceMessages(resource);
  const [typed, setTyped] = useState("");
  const code = typed.trim();
  const { mutate, data, isPending, error, reset } = useMutation({ mutationFn: () => find(code) });
  return (
    <CommandDialog
      title={t("title")}
      submit={t("submit")}
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
        <Alert severity={data.isUsable ? "success" : "warning"} role="status">
          {data.sentence}{" "}
          {data.id && <InnerLink to={toPath(resource, "show", data.id)}>{t("view")}</InnerLink>}
        </Alert>
      )}
    </CommandDialog>
  );
}
