import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatMoney, today } from "../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { getStartOfDay } from "../../../../framework/admin/list/filter/days.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { writeOffs } from "../writeOffs.ts";
import { useMessages } from "./useMessages.ts";

const pageSize = 100;

/** The pickups of today, latest first. */
export function TodayList() {
  const t = useMessages();
  const provider = useAdminProvider();
  const { locale, timeZone } = useFormat();
  const since = getStartOfDay(today(timeZone), timeZone);
  const { data } = useQuery({
    queryKey: [writeOffs.name, "today", since],
    queryFn: () =>
      provider.getList(writeOffs.name, {
        filter: { addTime_gte: since },
        pagination: { page: 1, perPage: pageSize },
        sort: { field: "id", order: "DESC" },
        meta: { list: true },
      }),
  });
  const rows = data?.data ?? [];
  return (
    <section aria-label={t("today")}>
      <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
        {t("today")}
        {data?.total ? ` (${data.total})` : ""}
      </Typography>
      {data && rows.length === 0 ? (
        <Typography color="text.secondary">{t("none")}</Typography>
      ) : (
        <List dense disablePadding>
          {rows.map(({ id, orderNumber, memberName, operatorName, total, addTime }) => (
            <ListItem key={id} disableGutters divider secondaryAction={formatMoney(total ?? 0)}>
              <ListItemText
                primary={`${formatMoment(addTime ?? "", locale, timeZone)} · ${orderNumber}`}
                secondary={[memberName, operatorName].filter(Boolean).join(" · ")}
              />
            </ListItem>
          ))}
        </List>
      )}
    </section>
  );
}
