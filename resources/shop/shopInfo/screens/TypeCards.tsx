import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useFormContext } from "react-hook-form";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { CircleIcon } from "../../../../framework/admin/icons/CircleIcon.ts";
import { FieldGroup } from "../../../../framework/admin/input/FieldGroup.tsx";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { certFields, listCertTypes, shopTypes } from "../certFields.ts";
import { isShopType } from "../findApplicationIssues.ts";
import { shopInfo } from "../shopInfo.ts";

const types = Object.keys(shopTypes).filter(isShopType);

/** The types of shop as cards with their requirements. */
export const TypeCards: InputComponent = ({ source, name }) => {
  const messages = useResourceMessages(shopInfo);
  const props = {
    resource: shopInfo,
    field: certFields.type,
    name,
    source,
    label: messages.field(name),
    choiceMessages: `choices.${name}`,
    compact: false,
    labelHidden: true,
  };
  const control = useField(props);
  const { getValues, setValue } = useFormContext();
  const { translate } = control;
  const choose = (type: (typeof types)[number]) => {
    control.change(type);
    // Clears a document type that the new shop type does not accept.
    if (!listCertTypes[type].some((one) => one === getValues("certType")))
      setValue("certType", null);
  };
  return (
    <FieldGroup props={props} control={control}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "repeat(3, minmax(0, 1fr))" },
          gap: 1.5,
        }}
      >
        {types.map((type, place) => {
          const chosen = control.value === type;
          const Mark = chosen ? CircleCheckIcon : CircleIcon;
          return (
            <Box
              component="label"
              key={type}
              sx={{
                position: "relative",
                display: "block",
                cursor: "pointer",
                p: 2,
                border: 1,
                borderRadius: 1,
                borderColor: chosen ? "primary.main" : control.error ? "error.main" : "divider",
                bgcolor: chosen ? "action.selected" : "transparent",
                "&:hover": { borderColor: "primary.main" },
                "&:focus-within": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={source}
                checked={chosen}
                onChange={() => choose(type)}
                onBlur={control.blur}
                ref={place === 0 ? control.ref : undefined}
                sx={visuallyHidden}
              />
              <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.5 }}>
                <Mark fontSize="small" color={chosen ? "primary" : "disabled"} />
                <Typography variant="subtitle1" component="span" sx={{ fontWeight: 600 }}>
                  {messages.choice(name, type)}
                </Typography>
              </Box>
              <Typography variant="body2" color="text.secondary">
                {translate(`markethall.join.types.${type}.for`)}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
                {translate(`markethall.join.types.${type}.needs`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </FieldGroup>
  );
};
