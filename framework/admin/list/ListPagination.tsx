import MenuItem from "@mui/material/MenuItem";
import Pagination from "@mui/material/Pagination";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FormEvent, useContext, useEffect, useState } from "react";
import { ListContext, useListPaginationContext, useLocale, useTranslate } from "react-admin";
import { formatNumber } from "../display/format.ts";

export const pageSizes = [10, 20, 30, 50, 1000] as const;
export const defaultPageSize = 20;

const fieldLooks = { "& .MuiInputBase-input": { py: 0.5, fontSize: 13, textAlign: "center" } };

/** Total, pages, page size, and an input to jump to a page. */
export function ListPagination() {
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
  const [wanted, setWanted] = useState("");
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const chosen = Math.trunc(Number(wanted));
    if (wanted.trim() === "" || !Number.isFinite(chosen)) return;
    setPage(Math.max(1, Math.min(pages, chosen)));
    setWanted("");
  };
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const size = translate("framework.list.pageSize");
  const chosenSize = pageSizes.find((one) => one === perPage) ?? defaultPageSize;
  const perPageText = translate("framework.list.perPage", { count: chosenSize });
  const jumper = translate("framework.list.goToPage");
  return (
    <Stack
      component="nav"
      aria-label={translate("framework.list.pagination")}
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: { xs: "center", sm: "flex-end" },
      }}
    >
      <Typography variant="body2" color="text.secondary" aria-live="polite">
        {translate(isAtLeast ? "framework.list.rangeOfMore" : "framework.list.range", {
          from: number(from),
          to: number(Math.min(total, page * perPage)),
          total: number(isAtLeast ? total - 1 : total),
        })}
      </Typography>
      <Pagination
        size="small"
        page={Math.min(page, pages)}
        count={pages}
        siblingCount={isPhone ? 0 : 1}
        onChange={(_, next) => setPage(next)}
        getItemAriaLabel={(type, at) =>
          type === "page"
            ? translate("framework.list.page", { page: at })
            : translate(`framework.list.${type}`)
        }
      />
      <TextField
        select
        size="small"
        margin="none"
        sx={fieldLooks}
        value={chosenSize}
        onChange={(event) => setPerPage(Number(event.target.value))}
        slotProps={{
          htmlInput: { "aria-label": size },
          select: {
            SelectDisplayProps: {
              "aria-label": translate("framework.form.labelled", {
                label: size,
                value: perPageText,
              }),
            },
          },
        }}
      >
        {pageSizes.map((one) => (
          <MenuItem key={one} value={one}>
            {translate("framework.list.perPage", { count: one })}
          </MenuItem>
        ))}
      </TextField>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={jump}
        sx={{ alignItems: "center" }}
      >
        <Typography variant="body2" color="text.secondary" aria-hidden="true">
          {jumper}
        </Typography>
        <TextField
          size="small"
          margin="none"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          sx={{ ...fieldLooks, width: 60 }}
          slotProps={{ htmlInput: { "aria-label": jumper, inputMode: "numeric" } }}
        />
      </Stack>
    </Stack>
  );
}
