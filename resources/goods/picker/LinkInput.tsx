import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { CloseIcon } from "../../../framework/admin/icons/CloseIcon.ts";
import { FieldGroup } from "../../../framework/admin/input/FieldGroup.tsx";
import { useField } from "../../../framework/admin/input/useField.tsx";
import { useResource } from "../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../framework/admin/useResourceMessages.ts";
import { LinkMark } from "./LinkMark.tsx";
import { isLinkItem } from "./linkItem.ts";
import { toLink, toPicked } from "./picked.ts";
import { usePicker } from "./usePicker.tsx";

/**
 * Shows the target of a link with its kind, changes it or removes it. For a `json` field of a link.
 */
export const LinkInput = ({ source, name }: { source: string; name: string }) => {
  const resource = useResource();
  const messages = useResourceMessages(resource);
  const field = resource.fields[name];
  if (!field) throw new Error(`LinkInput: ${resource.name} has no field "${name}"`);
  const props = {
    resource,
    field,
    name,
    source,
    label: messages.field(name),
    choiceMessages: "",
    compact: false,
    labelHidden: false,
  };
  const control = useField(props);
  const { translate } = control;
  const { pick, picker } = usePicker();
  const link = isLinkItem(control.value) ? control.value : null;
  const choose = async () => {
    const picked = await pick({
      title: translate("markethall.picker.link.choose"),
      ok: translate("markethall.picker.link.use"),
      chosen: link ? [toPicked(link)] : [],
    });
    if (picked) control.change(picked[0] ? toLink(picked[0]) : null);
  };
  return (
    <FieldGroup props={props} control={control}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          minHeight: 44,
          pl: 1.5,
          pr: 0.5,
          py: 0.5,
          border: 1,
          borderRadius: 1,
          borderColor: control.error ? "error.main" : "divider",
          bgcolor: "background.paper",
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: "flex" }}>
          {link ? (
            <LinkMark link={link} />
          ) : (
            <Typography variant="body2" color="text.secondary">
              {translate("markethall.picker.link.none")}
            </Typography>
          )}
        </Box>
        <Button ref={control.ref} onClick={() => void choose()} onBlur={control.blur}>
          {translate(link ? "markethall.picker.link.change" : "markethall.picker.choose")}
        </Button>
        {link && (
          <IconButton
            aria-label={translate("markethall.picker.link.clear")}
            onClick={() => control.change(null)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {picker}
    </FieldGroup>
  );
};
