import { useState } from "react";
import { FileUpIcon } from "../../../../../framework/admin/icons/FileUpIcon.ts";
import { createLazyComponent } from "../../../../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { ToolButton } from "../../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { can } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { useMessages } from "../useMessages.ts";

const LazyOrderTracking = createLazyComponent(
  async () => (await import("./OrderTracking.tsx")).OrderTracking,
);

/** Opens the import of tracking numbers, for members who may ship. */
export function TrackingButton() {
  const t = useMessages();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  useLoadWhenIdle(LazyOrderTracking);
  if (!can(actor, orders, "ship")) return null;
  return (
    <>
      <ToolButton
        icon={<FileUpIcon />}
        label={t("tracking.open")}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <LazyOrderTracking onClose={() => setOpen(false)} />}
    </>
  );
}
