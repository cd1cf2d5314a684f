import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Hourglass } from "lucide";
import { useTranslate } from "react-admin";
import { formatMomentInText } from "../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../framework/admin/display/noValue.ts";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { countDaysLeft } from "../../resources/shop/index.ts";
import type { Application } from "./joining.ts";
import { SentSections } from "./SentSections.tsx";

const HourglassIcon = createIcon(Hourglass);

/** The review deadline and the submitted data. */
export function Reviewing({ record }: { record: Application }) {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  const { deadline, submittedAt } = record;
  const left = deadline ? countDaysLeft(deadline, new Date()) : null;
  const moment = (at: string | null | undefined) =>
    at ? formatMomentInText(at, locale, timeZone) : noValue;
  return (
    <>
      <Card variant="outlined" component="section" sx={{ mb: 3, p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2.5, alignItems: "center" }}>
          <HourglassIcon color="primary" strokeWidth={1.25} sx={{ fontSize: 40 }} />
          <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              {translate("markethall.join.reviewing.title")}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {translate("markethall.join.reviewing.content")}
            </Typography>
          </Box>
          {left !== null && (
            <Box sx={{ textAlign: { xs: "left", sm: "right" } }}>
              <Typography variant="h2" component="p" color={left > 0 ? "primary" : "warning.main"}>
                {left > 0
                  ? translate("markethall.join.reviewing.left", { smart_count: left })
                  : translate("markethall.join.reviewing.late")}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate("markethall.join.reviewing.until", { time: moment(deadline) })}
              </Typography>
            </Box>
          )}
        </Box>
      </Card>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {translate("markethall.join.reviewing.sent", { time: moment(submittedAt) })}
      </Typography>
      <SentSections record={record} />
    </>
  );
}
