import { ScanSearch } from "lucide";
import { type ComponentType, useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can, type Resource } from "../../../../framework/schema/index.ts";

const FindIcon = createIcon(ScanSearch);

interface Props {
  resource: Resource;
  Dialog: ComponentType<{ onClose: () => void }>;
}
/** Opens the look-up of a code that a customer names, for those with the right to `find`. */
export function FindCodeButton({ resource, Dialog }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, resource, "find")) return null;
  return (
    <>
      <ToolButton
        icon={<FindIcon />}
        label={translate(`resources.${resource.name}.screen.find.open`)}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
