import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useFormContext, useWatch } from "react-hook-form";
import { citiesByState, findPostcode, isState } from "../../../../core/places.ts";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { freightTemplates } from "../freightTemplates.ts";

/**
 * The city that parcels are sent from: one of the state's cities, which also sets the postcode, or
 * any other.
 */
export const CityInput: InputComponent = ({ source, name }) => {
  const messages = useResourceMessages(freightTemplates);
  const { setValue } = useFormContext();
  const state: unknown = useWatch({ name: "shipFromState" });
  const control = useField({
    resource: freightTemplates,
    field: freightTemplates.fields.shipFromCity,
    name,
    source,
    label: messages.field(name),
    choiceMessages: "",
    compact: false,
    labelHidden: false,
  });
  return (
    <Autocomplete
      freeSolo
      size="small"
      options={isState(state) ? Object.keys(citiesByState[state]) : []}
      inputValue={typeof control.value === "string" ? control.value : ""}
      value={null}
      onInputChange={(_, text, reason) => {
        if (reason !== "reset" || text !== "") control.change(text === "" ? null : text);
      }}
      onChange={(_, city) => {
        const postcode =
          isState(state) && typeof city === "string" ? findPostcode(state, city) : undefined;
        if (postcode)
          setValue("shipFromPostcode", postcode, { shouldDirty: true, shouldValidate: true });
      }}
      onBlur={control.blur}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          name={source}
          label={messages.field(name)}
          required={control.required}
          error={control.error !== null}
          helperText={control.message}
          inputRef={control.ref}
          slotProps={{ formHelperText: control.error ? { role: "alert" } : {} }}
        />
      )}
    />
  );
};
