import { NextWaiting } from "../../../../framework/admin/show/NextWaiting.tsx";
import { refunds } from "../refunds.ts";
import { useMessages } from "./refund.ts";

/** Leads from a refund that is decided to the most urgent request that is not. */
export function NextRequest({ id }: { id: number }) {
  const t = useMessages();
  return (
    <NextWaiting
      resource={refunds}
      id={id}
      tab="applying"
      getLabel={(count) => t("nextRequest", { smart_count: count })}
    />
  );
}
