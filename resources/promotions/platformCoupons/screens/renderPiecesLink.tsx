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
import type { platformCoupons } from "../platformCoupons.ts";

/** A number of a coupon's pieces, linked to them: all that were claimed, or those used. */
export const renderPiecesLink = (
  name: "drawNum" | "usedNum",
  filters: Readonly<Record<string, string>> = {},
): DisplayComponent<typeof platformCoupons> =>
  function PiecesLink({ record }) {
    const actor = useActor();
    const { locale } = useFormat();
    const pieces = useResource("receivedPlatformCoupons");
    const count = record[name] ?? 0;
    const text = formatNumber(count, locale);
    if (count === 0 || !can(actor, pieces, "view")) return <>{text}</>;
    return <InnerLink to={pathToList(pieces, { coupon: record.id, ...filters })}>{text}</InnerLink>;
  };
