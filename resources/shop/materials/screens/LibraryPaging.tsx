import { ListPaginationContext } from "react-admin";
import { ListPagination } from "../../../../framework/admin/list/ListPagination.tsx";
import type { LibraryQuery } from "./listQuery.ts";

interface Props {
  query: LibraryQuery;
  total: number;
  onAsk: (change: Partial<LibraryQuery>) => void;
}

/** Pagination of the library, in the style of every list. */
export function LibraryPaging({ query: { page, pageSize }, total, onAsk }: Props) {
  const value = {
    isLoading: false,
    isPending: false,
    page,
    perPage: pageSize,
    total,
    hasPreviousPage: page > 1,
    hasNextPage: page * pageSize < total,
    setPage: (next: number) => onAsk({ page: next }),
    setPerPage: (next: number) => onAsk({ pageSize: next, page: 1 }),
    resource: "",
  };
  return (
    <ListPaginationContext.Provider value={value}>
      <ListPagination />
    </ListPaginationContext.Provider>
  );
}
