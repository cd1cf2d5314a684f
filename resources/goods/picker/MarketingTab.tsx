import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { useAdmin, useAdminProvider } from "../../../framework/admin/resources.tsx";
import { toActivities } from "./activities.ts";
import { Empty } from "./Paged.tsx";
import type { TabProps } from "./useSelection.ts";
import { useTitle } from "./useTitle.ts";

const columns = ["title", "goodsName", "startTime", "endTime"] as const;

/** The announced coupon activities. */
export function MarketingTab({ selection }: TabProps) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { timeZone } = useAdmin();
  const { formatTitle } = useTitle();
  const { data, error, isPending } = useQuery({
    queryKey: ["shops", "couponList"],
    queryFn: async () => toActivities(await provider.runCall("shops", "couponList", {})),
  });
  const instant = (value: string | null) => (value ? formatInstant(value, timeZone) : noValue);
  return (
    <Box sx={{ flex: 1, overflow: "auto" }}>
      {isPending ? (
        <Box sx={{ display: "grid", placeItems: "center", minHeight: 200 }}>
          <CircularProgress size={28} aria-label={translate("markethall.shell.loading")} />
        </Box>
      ) : !data?.length ? (
        <Box sx={{ display: "grid", placeItems: "center", height: "100%", minHeight: 200 }}>
          <Empty>
            {translate(error ? "markethall.picker.failed" : "markethall.picker.marketing.empty")}
          </Empty>
        </Box>
      ) : (
        <Table stickyHeader aria-label={translate("markethall.picker.tabs.marketing")}>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name}>{translate(`markethall.picker.marketing.${name}`)}</TableCell>
              ))}
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((one) => {
              const chosen = selection.isChosen(one);
              return (
                <TableRow key={one.id} selected={chosen} hover>
                  <TableCell>{formatTitle(one.title)}</TableCell>
                  <TableCell>{one.goodsName || noValue}</TableCell>
                  <TableCell>{instant(one.startTime)}</TableCell>
                  <TableCell>{instant(one.endTime)}</TableCell>
                  <TableCell align="right">
                    <Button
                      variant={chosen ? "contained" : "outlined"}
                      aria-pressed={chosen}
                      disabled={!selection.mayChoose(one)}
                      onClick={() => selection.toggle(one)}
                    >
                      {translate(`markethall.picker.marketing.${chosen ? "isSelected" : "select"}`)}
                    </Button>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
