import { Navigate, useLocation, useParams } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";

/** The key of the entry with which the browser opened the app. */
const firstKey = "default";

/**
 * The path of a record's form, which is on the page of the record: leads there, with the focus in
 * the first input after a step within the app. Who opens an address begins at the top of the page.
 */
export function ResourceEdit({ resource }: { resource: Resource }) {
  const { id } = useParams();
  const { search, hash, key } = useLocation();
  const to = { pathname: toPath(resource, "show", id), search, hash };
  return <Navigate to={to} state={{ edit: key !== firstKey }} replace />;
}
