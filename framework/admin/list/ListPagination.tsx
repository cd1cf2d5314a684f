import IconButton from "@mui/material/IconButton";
import { type FormEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { ListContext, useListPaginationContext, useLocale, useTranslate } from "react-admin";
import { formatNumber } from "../display/format.ts";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { PaginationRow } from "./PaginationRow.tsx";

export const pageSizes = [10, 20, 30, 50, 1000] as const;
export const defaultPageSize = 20;

/** The number of rows, the page size, and the pages, of which one is opened by its number. */
export function ListPagination({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  // The pagination may be used outside a react-admin list.
  const list = useContext(ListContext);
  const isAtLeast = list?.meta?.totalIsAtLeast === true;
  const refetch = list?.refetch;
  useEffect(() => {
    // The server is still counting.
    if (!isAtLeast) return undefined;
    const later = setTimeout(() => void refetch?.(), 3000);
    return () => clearTimeout(later);
  }, [isAtLeast, refetch]);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const chosenSize = pageSizes.find((one) => one === perPage) ?? defaultPageSize;
  return (
    <PaginationRow aria-label={translate("framework.list.pagination")}>
      <span className="range" aria-live="polite">
        {translate(isAtLeast ? "framework.list.rangeOfMore" : "framework.list.range", {
          from: number(from),
          to: number(Math.min(total, page * perPage)),
          total: number(isAtLeast ? total - 1 : total),
        })}
      </span>
      {children}
      <select
        value={chosenSize}
        aria-label={translate("framework.list.pageSize")}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {translate("framework.list.perPage", { count: one })}
          </option>
        ))}
      </select>
      {pages > 1 && <PageBox key={page} page={page} pages={pages} onChoose={setPage} />}
      <IconButton
        aria-label={translate("framework.list.previous")}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate("framework.list.next")}
        disabled={page >= pages}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRightIcon fontSize="small" />
      </IconButton>
    </PaginationRow>
  );
}

interface PageBoxProps {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
}
/** The number of the page, which opens the page that is entered in its place. */
function PageBox({ page, pages, onChoose }: PageBoxProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [wanted, setWanted] = useState(String(page));
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const chosen = Math.trunc(Number(wanted));
    if (wanted.trim() === "" || !Number.isFinite(chosen)) return setWanted(String(page));
    onChoose(Math.max(1, Math.min(pages, chosen)));
  };
  return (
    <form onSubmit={jump}>
      <input
        value={wanted}
        inputMode="numeric"
        aria-label={translate("framework.list.goToPage")}
        onChange={(event) => setWanted(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      {translate("framework.list.ofPages", { pages: formatNumber(pages, locale) })}
    </form>
  );
}
