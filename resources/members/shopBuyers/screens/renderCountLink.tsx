import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import {
  type DisplayComponent,
  useActor,
  useResource,
} from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import type { shopBuyers } from "../shopBuyers.ts";

/** A number of a buyer's orders or refunds, linked to the ones that it counts. */
export const renderCountLink = (
  name: "orderCount" | "refundCount",
  counted: "orders" | "refunds",
  filters: Readonly<Record<string, string>>,
): DisplayComponent<typeof shopBuyers> =>
  function CountLink({ record }) {
    const actor = useActor();
    const { locale } = useFormat();
    const resource = useResource(counted);
    const count = record[name] ?? 0;
    const text = formatNumber(count, locale);
    const { memberId } = record;
    if (count === 0 || !memberId || !can(actor, resource, "view")) return <>{text}</>;
    return <InnerLink to={pathToList(resource, { memberId, ...filters })}>{text}</InnerLink>;
  };
