import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { noticeKinds } from "../../../core/noticeKinds.ts";
import { formatInstant, formatMoney } from "../../../framework/admin/display/format.ts";
import { formatAgo } from "../../../framework/admin/display/formatAgo.ts";
import { formatDay } from "../../../framework/admin/display/formatMoment.ts";
import { chooseLanguage } from "../../../framework/admin/display/localized.ts";
import { Thumbnail } from "../../../framework/admin/display/media.tsx";
import { toPath } from "../../../framework/admin/paths.ts";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import { toCents, toContentLanguage } from "../../../framework/schema/index.ts";
import { getIcon } from "../icons.ts";
import { useMarkRead } from "./useMarkRead.ts";
import type { Notice, Notices } from "./useNotices.ts";

interface Props {
  notices: Notices | undefined;
  failed: boolean;
  onLeave: () => void;
}

/** The latest notices of the shop or the platform, each linking to its subject. */
export function NoticeList({ notices, failed, onLeave }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const { markOne, markAll } = useMarkRead();
  const renderMessage = (key: string) => (
    <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
      {translate(`markethall.shell.notices.${key}`)}
    </Typography>
  );
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", minHeight: 44, px: 2, pt: 0.5 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {translate("markethall.shell.notices.title")}
        </Typography>
        {notices !== undefined && notices.unread > 0 && (
          <Button size="small" onClick={markAll} sx={{ mr: -1 }}>
            {translate("markethall.shell.notices.markAll")}
          </Button>
        )}
      </Box>
      {notices ? (
        notices.list.length === 0 ? (
          renderMessage(actor.realm === "shop" ? "nothing" : "nothingForPlatform")
        ) : (
          <List dense sx={{ maxHeight: "min(520px, 70vh)", overflowY: "auto" }}>
            {notices.list.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                onOpen={() => {
                  markOne(notice.id);
                  onLeave();
                }}
              />
            ))}
          </List>
        )
      ) : failed ? (
        renderMessage("failed")
      ) : (
        <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />
      )}
    </>
  );
}

function NoticeLine({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { resources, timeZone } = useAdmin();
  const about = resources.find(({ name }) => name === noticeKinds[notice.kind].about);
  if (!about) return null;
  const Icon = getIcon(about);
  const { kind, no, amount, who, goodsName, img, addTime, unread } = notice;
  const named = formatNumber(notice, locale, timeZone);
  const title = translate(`markethall.shell.notices.kinds.${kind}`, { no: named });
  // A number that the title names is not repeated.
  const number = title.includes(named) ? null : no;
  const thing = goodsName && chooseLanguage(goodsName, toContentLanguage(locale));
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={about.singleton ? toPath(about, "list") : toPath(about, "show", notice.refId)}
        onClick={onOpen}
        sx={{ gap: 1.5, alignItems: "flex-start", py: 1 }}
      >
        {img ? (
          <Thumbnail address={img} alt="" size={40} />
        ) : (
          <Box sx={{ width: 40, height: 40, display: "grid", placeItems: "center", flexShrink: 0 }}>
            <Icon color="action" />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: unread ? 600 : 400 }}>
            {title}
            {amount !== null && ` · ${formatMoney(toCents(amount))}`}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {[thing, who].filter(Boolean).join(" · ") || number}
          </Typography>
          <Typography
            variant="caption"
            color="text.secondary"
            component="time"
            dateTime={addTime}
            title={formatInstant(addTime, timeZone)}
          >
            {formatAgo(
              addTime,
              Date.now(),
              locale,
              translate("markethall.shell.dashboard.justNow"),
            ) ?? formatInstant(addTime, timeZone)}
          </Typography>
        </Box>
        {unread && (
          <Box
            role="img"
            aria-label={translate("markethall.shell.notices.new")}
            sx={{
              width: 8,
              height: 8,
              mt: 0.75,
              borderRadius: "50%",
              bgcolor: "primary.main",
              flexShrink: 0,
            }}
          />
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** A statement is named by its day or its month, everything else by its number. */
function formatNumber({ kind, no }: Notice, locale: string, timeZone: string): string {
  if (!no) return "";
  if (kind === "dayAnswered") return formatDay(no, locale, timeZone);
  if (kind !== "monthAnswered") return no;
  const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${no}-01T00:00:00Z`));
}
