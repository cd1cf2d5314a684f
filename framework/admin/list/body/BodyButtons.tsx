import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import type { ListBody } from "./defineBody.tsx";

interface Props {
  bodies: readonly ListBody[];
  onChange: (body: ListBody) => void;
}
/** Buttons that show the list in another way. */
export function BodyButtons({ bodies, onChange }: Props) {
  const translate = useTranslate();
  return bodies.map((body) => {
    const { name, icon: Icon } = body;
    const label = translate(body.label);
    return (
      <Tooltip key={name} title={label}>
        <IconButton size="small" aria-label={label} onClick={() => onChange(body)}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  });
}
