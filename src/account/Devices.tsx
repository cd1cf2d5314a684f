import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { formatMomentInText } from "../../framework/admin/display/formatMoment.ts";
import { StatusChip } from "../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { api } from "../connection.ts";

export const devicesKey = ["account", "devices"] as const;

/** Lists the member's sessions, and ends them. */
export function Devices() {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`markethall.signIn.devices.${key}`, options);
  const { locale, timeZone } = useFormat();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: devices = [] } = useQuery({
    queryKey: devicesKey,
    queryFn: () => api.call("GET /member/session/getList"),
  });
  const { mutate: end, isPending } = useMutation({
    mutationFn: async (id: number | null) => {
      if (id === null) await api.call("POST /member/session/endOthers");
      else await api.call("POST /member/session/end", { id });
    },
    onSuccess: () => {
      notify(t("ended"), { type: "success" });
      void queries.invalidateQueries({ queryKey: devicesKey });
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
  const others = devices.filter(({ current }) => !current);
  return (
    <SectionCard title={t("title")}>
      {devices.map(({ id, ip, device, addTime, lastUsed, current }) => (
        <Box
          key={id}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
            flexWrap: "wrap",
          }}
        >
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography>
              {device ?? t("unknown")}{" "}
              {current && <StatusChip tone="success">{t("current")}</StatusChip>}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[
                ip,
                t("lastUsed", { time: formatMomentInText(lastUsed, locale, timeZone) }),
                t("since", { time: formatMomentInText(addTime, locale, timeZone) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
          {!current && (
            <Button size="small" color="error" disabled={isPending} onClick={() => end(id)}>
              {t("end")}
            </Button>
          )}
        </Box>
      ))}
      {devices.length > 0 && others.length === 0 && (
        <Typography color="text.secondary">{t("only")}</Typography>
      )}
      {others.length > 1 && (
        <Button
          color="error"
          variant="outlined"
          disabled={isPending}
          onClick={() => end(null)}
          sx={{ mt: 1 }}
        >
          {t("endOthers")}
        </Button>
      )}
    </SectionCard>
  );
}
