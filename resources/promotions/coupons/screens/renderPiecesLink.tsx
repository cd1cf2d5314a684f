import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useResource } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";

interface Counted {
  record: { id: number; drawNum?: number | null; usedNum?: number | null };
}
/** A number of a coupon's pieces, linked to them: all that were claimed, or those used. */
export const renderPiecesLink = (
  resource: "receivedCoupons" | "receivedPlatformCoupons",
  name: "drawNum" | "usedNum",
  filters: Readonly<Record<string, string>> = {},
) =>
  function PiecesLink({ record }: Counted) {
    const actor = useActor();
    const { locale } = useFormat();
    const pieces = useResource(resource);
    const count = record[name] ?? 0;
    const text = formatNumber(count, locale);
    if (count === 0 || !can(actor, pieces, "view")) return <>{text}</>;
    return <InnerLink to={pathToList(pieces, { coupon: record.id, ...filters })}>{text}</InnerLink>;
  };
