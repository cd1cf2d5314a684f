import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Tooltip from "@mui/material/Tooltip";
import { useMutation } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { EyeIcon } from "../../../../framework/admin/icons/EyeIcon.ts";
import { FieldText } from "../../../../framework/admin/input/FieldText.tsx";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import { type InputComponent, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { withdrawAccounts } from "../withdrawAccounts.ts";

/**
 * The number of an account: left empty it does not change. Only this input shows the whole number,
 * on request.
 */
export const NumberInput: InputComponent = ({ source, mode, input }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useAdminProvider();
  const { resetField } = useFormContext();
  const stored = useStoredRecord(withdrawAccounts);
  const control = useField(input);
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await provider.runCall(withdrawAccounts.name, "getNumber", { id: stored?.id ?? 0 })).number,
    onSuccess: (whole) => resetField(source, { defaultValue: whole ?? null }),
    onError: (error) => notify(error.message, { type: "error" }),
  });
  const isStored = mode === "edit";
  const show = translate("resources.withdrawAccounts.screen.show");
  const keep =
    isStored && stored?.number
      ? translate("resources.withdrawAccounts.screen.keep", { number: stored.number })
      : null;
  return (
    <FieldText
      props={input}
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
                  <EyeIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
