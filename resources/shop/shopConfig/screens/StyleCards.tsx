import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { FieldGroup } from "../../../../framework/admin/input/FieldGroup.tsx";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { type CategoryStyle, categoryStyles, shopConfig } from "../shopConfig.ts";
import { StyleDiagram } from "./StyleDiagram.tsx";

const isStyle = (name: string): name is CategoryStyle => Object.hasOwn(categoryStyles, name);
const styles = Object.keys(categoryStyles).filter(isStyle);

/** The category styles as cards, each with a diagram of what buyers see. */
export const StyleCards = ({ source, name }: { source: string; name: string }) => {
  const messages = useResourceMessages(shopConfig);
  const props = {
    resource: shopConfig,
    field: shopConfig.fields.cateStyle,
    name,
    source,
    label: messages.field(name),
    choiceMessages: `choices.${name}`,
    compact: false,
    labelHidden: true,
  };
  const control = useField(props);
  return (
    <FieldGroup props={props} control={control}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" },
          gap: 1.5,
        }}
      >
        {styles.map((style, place) => {
          const chosen = control.value === style;
          return (
            <Box
              key={style}
              component="label"
              sx={{
                display: "flex",
                flexDirection: "column",
                alignItems: "center",
                textAlign: "center",
                gap: 1,
                cursor: "pointer",
                p: 1.5,
                border: 1,
                borderRadius: 1,
                borderColor: chosen ? "primary.main" : "divider",
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
                onChange={() => control.change(style)}
                onBlur={control.blur}
                ref={place === 0 ? control.ref : undefined}
                sx={visuallyHidden}
              />
              <StyleDiagram style={style} />
              <Typography variant="subtitle2" component="span">
                {messages.choice(name, style)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {control.translate(`resources.freightTemplates.screen.styles.${style}`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </FieldGroup>
  );
};
