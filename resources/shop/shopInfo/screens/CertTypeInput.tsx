import MenuItem from "@mui/material/MenuItem";
import { useWatch } from "react-hook-form";
import { FieldText } from "../../../../framework/admin/input/FieldText.tsx";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { certFields, certTypes, listCertTypes } from "../certFields.ts";
import { isShopType } from "../findApplicationIssues.ts";
import { shopInfo } from "../shopInfo.ts";

/** The identity documents that the selected type of shop accepts. */
export const CertTypeInput: InputComponent = ({ source, name }) => {
  const messages = useResourceMessages(shopInfo);
  const props = {
    resource: shopInfo,
    field: certFields.certType,
    name,
    source,
    label: messages.field(name),
    choiceMessages: `choices.${name}`,
    compact: false,
    labelHidden: false,
  };
  const control = useField(props);
  const type: unknown = useWatch({ name: "type" });
  const offered = isShopType(type) ? listCertTypes[type] : certTypes;
  const value = offered.find((one) => one === control.value) ?? "";
  return (
    <FieldText
      props={props}
      control={control}
      select
      value={value}
      onText={(code) => control.change(code || null)}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {messages.choice(name, one)}
        </MenuItem>
      ))}
    </FieldText>
  );
};
