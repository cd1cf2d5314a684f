import { useEffect } from "react";
import { useListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { storeListedRows } from "./listedRows.ts";
import { useListQuery } from "./useListQuery.ts";

/** Stores the order of the rows, by which the page of a record leads to the next one. */
export function StoreListedRows({ resource }: { resource: Resource }) {
  const { data, total, page, perPage, sort } = useListContext<AdminRecord>();
  const { query } = useListQuery();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!data || total === undefined) return;
    storeListedRows(resource.name, {
      path: pathname + search,
      ids: data.map(({ id }) => id),
      page,
      perPage,
      total,
      sort,
      filter: query,
    });
  }, [resource, data, total, page, perPage, sort, query, pathname, search]);
  return null;
}
