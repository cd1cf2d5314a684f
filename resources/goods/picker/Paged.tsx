import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Pagination from "@mui/material/Pagination";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { InboxIcon } from "../../../framework/admin/icons/InboxIcon.ts";
import type { Page } from "./usePage.ts";

interface Props {
  page: Page;
  /** The text of the empty state. */
  empty: string;
  /** Whether everything is on a single page. */
  single?: boolean;
  children: ReactNode;
}
/** A scrollable area for rows, 500 pixels high on wide screens, with the pagination below it. */
export function Paged({ page, empty, single = false, children }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Box
        sx={{
          height: { md: single ? "auto" : 500 },
          flex: { xs: "1 1 auto", md: single ? "1 1 auto" : "0 1 500px" },
          minHeight: 160,
          overflowY: "auto",
          overscrollBehavior: "contain",
          opacity: page.stale ? 0.5 : 1,
          transition: "opacity 120ms",
        }}
      >
        {page.state === "there" && page.rows.length > 0 ? (
          children
        ) : (
          <Nothing page={page} empty={empty} />
        )}
      </Box>
      {!single && (
        <Stack
          component="nav"
          direction="row"
          useFlexGap
          aria-label={translate("framework.list.pagination")}
          sx={{
            flexWrap: "wrap",
            gap: 1,
            pt: 1,
            alignItems: "center",
            justifyContent: "space-between",
          }}
        >
          <Typography variant="body2" color="text.secondary" aria-live="polite">
            {page.state === "there" &&
              translate("markethall.picker.total", { smart_count: page.total })}
          </Typography>
          <Pagination
            size="small"
            page={Math.min(page.page, page.pages)}
            count={page.pages}
            siblingCount={0}
            onChange={(_, next) => page.setPage(next)}
            getItemAriaLabel={(type, at) =>
              type === "page"
                ? translate("framework.list.page", { page: at })
                : translate(`framework.list.${type}`)
            }
          />
        </Stack>
      )}
    </>
  );
}

function Nothing({ page, empty }: Pick<Props, "page" | "empty">) {
  const translate = useTranslate();
  return (
    <Stack
      spacing={1.5}
      sx={{ minHeight: "100%", py: 4, alignItems: "center", justifyContent: "center" }}
    >
      {page.state === "pending" ? (
        <CircularProgress size={28} aria-label={translate("markethall.shell.loading")} />
      ) : page.state === "failed" ? (
        <>
          <Typography role="alert">
            {page.error ?? translate("markethall.picker.failed")}
          </Typography>
          <Button variant="outlined" onClick={page.retry}>
            {translate("markethall.picker.retry")}
          </Button>
        </>
      ) : (
        <Empty>{empty}</Empty>
      )}
    </Stack>
  );
}
export const Empty = ({ children }: { children: ReactNode }) => (
  <Stack
    spacing={1}
    sx={{ alignItems: "center", color: "text.secondary", textAlign: "center", px: 2 }}
  >
    <InboxIcon strokeWidth={1} sx={{ fontSize: 48, opacity: 0.5 }} />
    <Typography role="status">{children}</Typography>
  </Stack>
);
