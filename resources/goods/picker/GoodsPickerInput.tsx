import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { AddIcon } from "../../../framework/admin/icons/AddIcon.ts";
import { FieldGroup } from "../../../framework/admin/input/FieldGroup.tsx";
import { useField } from "../../../framework/admin/input/useField.tsx";
import { type InputComponent, useResource } from "../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../framework/admin/useResourceMessages.ts";
import { SortableGoods } from "./SortableGoods.tsx";
import { useGoods } from "./useGoods.ts";
import { usePicker } from "./usePicker.tsx";

/** An ordered list of products, selected in the picker. For `references("goods")`. */
export const GoodsPickerInput: InputComponent = ({ source, name }) => {
  const resource = useResource();
  const messages = useResourceMessages(resource);
  const field = resource.fields[name];
  if (!field) throw new Error(`GoodsPickerInput: ${resource.name} has no field "${name}"`);
  const label = messages.field(name);
  const props = {
    resource,
    field,
    name,
    source,
    label,
    choiceMessages: "",
    compact: false,
    labelHidden: false,
  };
  const control = useField(props);
  const { translate } = control;
  const { pick, picker } = usePicker();
  const ids = [control.value].flat().filter((id): id is number => typeof id === "number");
  const { goods, isOff, remember } = useGoods(ids, source);
  const { max = 1000 } = field.options;
  const choose = async () => {
    const picked = await pick({
      tabs: ["goods"],
      multiple: true,
      max,
      chosen: goods,
      title: label,
    });
    if (!picked) return;
    const chosen = picked.flatMap((one) => (one.kind === "goods" ? [one] : []));
    remember(chosen);
    control.change(chosen.map(({ id }) => id));
  };
  return (
    <FieldGroup props={props} control={control}>
      {goods.length > 0 ? (
        <SortableGoods
          goods={goods}
          isOff={isOff}
          label={label}
          onChange={(next) => control.change(next.map(({ id }) => id))}
        />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ pb: 1 }}>
          {translate("markethall.picker.products.none")}
        </Typography>
      )}
      <Stack direction="row" spacing={1.5} sx={{ alignItems: "center" }}>
        <Button
          ref={control.ref}
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => void choose()}
          onBlur={control.blur}
        >
          {translate("markethall.picker.products.add")}
        </Button>
        {field.options.max !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {translate("markethall.picker.products.count", { count: ids.length, max })}
          </Typography>
        )}
      </Stack>
      {picker}
    </FieldGroup>
  );
};
