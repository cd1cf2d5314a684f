import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { useListBody } from "./useListBody.ts";

/** Buttons that show the list in another way. */
export function BodyButtons({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { others, change } = useListBody(resource);
  return others.map((body) => {
    const { name, icon: Icon } = body;
    const label = translate(body.label);
    return (
      <Tooltip key={name} title={label}>
        <IconButton size="small" aria-label={label} onClick={() => change(body)}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  });
}
