import { Navigate, useParams } from "react-router-dom";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { parsePeriodId, resourceOfKind } from "../periodTarget.ts";
import { promotionPeriods } from "../promotionPeriods.ts";

/** A row of the list has the page of its promotion. */
export function OpenPromotion() {
  const { id } = useParams();
  const { resources } = useAdmin();
  const target = parsePeriodId(Number(id));
  const resource = resources.find(({ name }) => target && name === resourceOfKind[target.kind]);
  const path = target && resource ? toPath(resource, "show", target.sourceId) : null;
  return <Navigate to={path ?? promotionPeriods.route} replace />;
}
