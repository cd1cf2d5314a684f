import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { ToolButton } from "../ToolButton.tsx";
import { useListBody } from "./useListBody.ts";

/** Buttons that show the list in another way. */
export function BodyButtons({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { others, change } = useListBody(resource);
  return others.map((body) => {
    const { name, icon: Icon } = body;
    const label = translate(body.label);
    return (
      <ToolButton
        key={name}
        short
        icon={<Icon fontSize="small" />}
        label={label}
        onClick={() => change(body)}
      />
    );
  });
}
