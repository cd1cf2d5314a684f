import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import {
  formatMoment,
  formatMomentInText,
} from "../../../../framework/admin/display/formatMoment.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../../../goods/index.ts";
import { groupOrders } from "../groupOrders.ts";
import { EndTime } from "./EndTime.tsx";
import { type Group, getGoodsName, useMessages } from "./group.ts";
import { MembersTable } from "./MembersTable.tsx";
import { Places } from "./Places.tsx";

/** The page of a group: its progress, deadline, goods and members. */
export const GroupShow = () => (
  <RecordPage
    resource={groupOrders}
    header={
      <>
        <RecordHeader note={null} />
        <NextSteps />
      </>
    }
    aside={<Terms />}
  >
    <Members />
  </RecordPage>
);

function Members() {
  const messages = useResourceMessages(groupOrders);
  const { record } = useRecordInPage(groupOrders);
  return (
    <SectionCard title={messages.field("members")} tool={<Places record={record} name="haveNum" />}>
      <MembersTable members={record.members ?? []} />
    </SectionCard>
  );
}

/** The goods of the group, its price and its times. */
function Terms() {
  const t = useMessages();
  const messages = useResourceMessages(groupOrders);
  const { locale, timeZone } = useFormat();
  const { record: group } = useRecordInPage(groupOrders);
  const { discounts: paid } = group;
  const discount =
    paid == null || paid >= 100
      ? null
      : t("off", { percent: formatPercent(100 - paid, locale), rate: String(paid / 10) });
  const time = (at: string | null | undefined) => at && formatMoment(at, locale, timeZone);
  return (
    <SectionCard title={messages.field("goodsName")}>
      <Goods group={group} />
      <Facts
        facts={[
          [
            messages.field("groupType"),
            messages.choice("groupType", group.groupType ?? "ordinary"),
          ],
          [messages.field("groupNum"), group.groupNum],
          [messages.field("groupPrice"), group.groupPrice != null && formatMoney(group.groupPrice)],
          [t("discount"), discount],
          [
            messages.field("originalPrice"),
            group.originalPrice != null && formatMoney(group.originalPrice),
          ],
          [t("begun"), time(group.addTime)],
          [messages.field("endTime"), <EndTime key="end" record={group} name="endTime" />],
          [messages.field("closedTime"), time(group.closedTime)],
          [messages.field("payStatus"), messages.choice("payStatus", group.payStatus ?? "paid")],
        ]}
      />
    </SectionCard>
  );
}

function Goods({ group }: { group: Group }) {
  const { language } = useFormat();
  return (
    <Box sx={{ display: "flex", gap: 1.5, mb: 1.5, alignItems: "center" }}>
      {group.mainImg && <Thumbnail address={group.mainImg} alt="" size={56} />}
      <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <RecordLink resource={goods} id={group.goodsId ?? null}>
          {getGoodsName(group, language)}
        </RecordLink>
      </Typography>
    </Box>
  );
}

/** What happens automatically: until when others may join, and what happens to the money. */
function NextSteps() {
  const t = useMessages();
  const { locale, timeZone } = useFormat();
  const { status, endTime } = useRecordInPage(groupOrders).record;
  if (status === "succeeded") return null;
  const at = endTime ? formatMomentInText(endTime, locale, timeZone) : "";
  return (
    <Alert severity={status === "failed" ? "error" : "info"} sx={{ mb: 2 }}>
      {t(status === "failed" ? "goBack" : "waits", { at })}
    </Alert>
  );
}
