import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FileText, Shapes, ShoppingBag } from "lucide";
import { useTranslate } from "react-admin";
import { chooseLanguage } from "../../../framework/admin/display/localized.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { createIcon, type IconComponent } from "../../../framework/admin/icons/createIcon.tsx";
import { StoreIcon } from "../../../framework/admin/icons/StoreIcon.ts";
import { TicketIcon } from "../../../framework/admin/icons/TicketIcon.ts";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import type { ContentLanguage } from "../../../framework/schema/index.ts";
import { linkIcons } from "./linkIcons.ts";
import { isLinkItem, type LinkItem } from "./linkItem.ts";
import { useTitle } from "./useTitle.ts";

const icons: Readonly<Record<Exclude<LinkItem["kind"], "other">, IconComponent>> = {
  goods: createIcon(ShoppingBag),
  category: createIcon(Shapes),
  pages: createIcon(FileText),
  shops: StoreIcon,
  marketing: TicketIcon,
};

/** The target of a link: its kind and its name. */
export function LinkMark({ link, brief = false }: { link: LinkItem; brief?: boolean }) {
  const translate = useTranslate();
  const { getName } = useTitle();
  const Icon = link.kind === "other" ? linkIcons[link.ptype] : icons[link.kind];
  const kind =
    link.kind === "other" && link.ptype === "link"
      ? translate("markethall.picker.other.link")
      : translate(`markethall.picker.kinds.${link.kind}`);
  return (
    <Box
      component="span"
      sx={{
        verticalAlign: "middle",
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        minWidth: 0,
        maxWidth: "100%",
      }}
    >
      <Icon fontSize="small" color="action" {...(brief && { titleAccess: kind })} />
      <Typography
        component="span"
        variant="body2"
        noWrap
        sx={{ minWidth: 0 }}
        title={getName(link)}
      >
        {!brief && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 0.75 }}>
            {kind}
          </Typography>
        )}
        {getName(link)}
      </Typography>
    </Box>
  );
}

/** Text of `LinkDisplay`, to calculate its width; its icon is as wide as two letters. */
export function getLinkText(value: unknown, language: ContentLanguage): string {
  if (!isLinkItem(value)) return noValue;
  const title = value.kind === "other" && value.ptype === "link" ? value.url : value.title;
  const name = typeof title === "string" ? title : chooseLanguage(title, language);
  return `mm ${name ?? noValue}`;
}
export const LinkDisplay: DisplayComponent = ({ record, name, page = false }) => {
  const value: unknown = record[name];
  return isLinkItem(value) ? <LinkMark link={value} brief={!page} /> : noValue;
};
