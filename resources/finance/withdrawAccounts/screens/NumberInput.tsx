import Visibility from "@mui/icons-material/Visibility";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Tooltip from "@mui/material/Tooltip";
import { useMutation } from "@tanstack/react-query";
import { useNotify, useRecordContext, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { FieldText } from "../../../../framework/admin/input/FieldText.tsx";
import { useField } from "../../../../framework/admin/input/useField.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type InputComponent, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { withdrawAccounts } from "../withdrawAccounts.ts";

type Name = "bankAccount" | "alipayAccount";
const isName = (name: string): name is Name => name === "bankAccount" || name === "alipayAccount";

/**
 * The number of an account: left empty it does not change. Only this input shows the whole number,
 * on request.
 */
export const NumberInput: InputComponent = ({ source, name }) => {
  if (!isName(name)) throw new Error(`NumberInput: ${name} is no number`);
  const translate = useTranslate();
  const notify = useNotify();
  const messages = useResourceMessages(withdrawAccounts);
  const provider = useAdminProvider();
  const { resetField } = useFormContext();
  const record = useRecordContext<AdminRecord>();
  const { id, number }: Partial<AdminRecord> = record ?? {};
  const props = {
    resource: withdrawAccounts,
    field: withdrawAccounts.fields[name],
    name,
    source,
    label: messages.field(name),
    choiceMessages: "",
    compact: false,
    labelHidden: false,
  };
  const control = useField(props);
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await provider.runCall(withdrawAccounts.name, "getNumber", { id })).number,
    onSuccess: (whole) => resetField(source, { defaultValue: whole ?? null }),
    onError: (error) => notify(error.message, { type: "error" }),
  });
  const isStored = typeof id === "number";
  const show = translate("resources.withdrawAccounts.screen.show");
  const keep =
    isStored && typeof number === "string"
      ? translate("resources.withdrawAccounts.screen.keep", { number })
      : null;
  return (
    <FieldText
      props={props}
      control={{ ...control, required: !isStored }}
      value={typeof control.value === "string" ? control.value : ""}
      onText={(text) => control.change(text === "" ? null : text)}
      helperText={control.message ?? keep}
      autoComplete="off"
      slotProps={{
        input: {
          endAdornment: isStored && !control.value && (
            <InputAdornment position="end">
              <Tooltip title={show}>
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={show}
                  disabled={isPending}
                  onClick={() => mutate()}
                >
                  <Visibility fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
