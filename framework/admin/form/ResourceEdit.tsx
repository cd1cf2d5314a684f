import { Navigate, useLocation, useParams } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";

/**
 * The path of a record's form, which is on the page of the record: leads there, with the focus in
 * the first input.
 */
export function ResourceEdit({ resource }: { resource: Resource }) {
  const { id } = useParams();
  const { search, hash } = useLocation();
  const to = { pathname: toPath(resource, "show", id), search, hash };
  return <Navigate to={to} state={{ edit: true }} replace />;
}
