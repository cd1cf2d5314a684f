import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { AddIcon } from "../icons/AddIcon.ts";
import { ImportButton } from "../import/ImportButton.tsx";
import { toPath } from "../paths.ts";
import { useActor, useAdmin } from "../resources.tsx";
import { useCreateLabel } from "../useCreateLabel.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ToolStyleProvider } from "./toolStyle.ts";

/** Creates the first record, or imports many; or leads to where such records begin. */
export function WaysIn({ resource }: { resource: Resource }) {
  const label = useCreateLabel(resource);
  const actor = useActor();
  const { resources } = useAdmin();
  const { emptyWays } = resource;
  if (emptyWays === null)
    return can(actor, resource, "create") ? (
      <>
        <CreateButton resource={resource} primary>
          {label}
        </CreateButton>
        {/* Its icon alone would not say on a phone what the second way is. */}
        <ToolStyleProvider value="line">
          <ImportButton resource={resource} />
        </ToolStyleProvider>
      </>
    ) : null;
  return resources
    .filter((one) => emptyWays.includes(one.name) && can(actor, one, "create"))
    .map((one, place) => <OtherWay key={one.name} resource={one} primary={place === 0} />);
}

interface WayProps {
  resource: Resource;
  primary: boolean;
}
function OtherWay({ resource, primary }: WayProps) {
  const translate = useTranslate();
  const name = useResourceMessages(resource).inSentence(1);
  return (
    <CreateButton resource={resource} primary={primary}>
      {translate("framework.list.addOther", { name })}
    </CreateButton>
  );
}

const CreateButton = ({ resource, primary, children }: WayProps & { children: ReactNode }) => (
  <Button
    variant={primary ? "contained" : "outlined"}
    startIcon={<AddIcon />}
    component={Link}
    to={toPath(resource, "create")}
  >
    {children}
  </Button>
);
