import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  formatInstant,
  formatMoney,
  formatPercent,
} from "../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { PageLayout } from "../../../../framework/admin/show/PageLayout.tsx";
import { Part } from "../../../../framework/admin/show/Part.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../../../goods/index.ts";
import { groupOrders } from "../groupOrders.ts";
import { EndTime } from "./EndTime.tsx";
import { type Group, getGoodsName, toGroup, useMessages } from "./group.ts";
import { MembersTable } from "./MembersTable.tsx";
import { Places } from "./Places.tsx";

/** The page of a group: its progress, deadline, goods and members. */
export const GroupShow = () => <ShownRecord resource={groupOrders} Page={GroupPage} />;

function GroupPage({ record, title }: OneRecord) {
  const t = useMessages();
  const messages = useResourceMessages(groupOrders);
  const { locale, timeZone } = useFormat();
  const group = toGroup(record);
  const time = (at: string | null | undefined) =>
    at ? formatInstant(at, timeZone).slice(0, 16) : null;
  return (
    <PageLayout title={title} mark={<RecordStatus resource={groupOrders} record={record} />}>
      <NextSteps group={group} at={time(group.endTime) ?? ""} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
          gap: 2,
          alignItems: "start",
        }}
      >
        <Part title={messages.field("members")} tool={<Places record={record} name="haveNum" />}>
          <MembersTable members={group.members} />
        </Part>
        <Part title={messages.field("goodsName")}>
          <Goods group={group} />
          <Facts
            facts={[
              [
                messages.field("groupType"),
                messages.choice("groupType", group.groupType ?? "ordinary"),
              ],
              [messages.field("groupNum"), group.groupNum],
              [
                messages.field("groupPrice"),
                group.groupPrice !== null && formatMoney(group.groupPrice),
              ],
              [
                messages.field("discounts"),
                group.discounts === null ? null : formatPercent(group.discounts, locale),
              ],
              [
                messages.field("originalPrice"),
                group.originalPrice !== null && formatMoney(group.originalPrice),
              ],
              [t("begun"), time(group.addTime)],
              [messages.field("endTime"), <EndTime key="end" record={record} name="endTime" />],
              [messages.field("closedTime"), time(group.closedTime)],
              [
                messages.field("payStatus"),
                messages.choice("payStatus", group.payStatus ?? "paid"),
              ],
            ]}
          />
        </Part>
      </Box>
    </PageLayout>
  );
}

function Goods({ group }: { group: Group }) {
  const { language } = useFormat();
  return (
    <Box sx={{ display: "flex", gap: 1.5, mb: 1.5, alignItems: "center" }}>
      {group.mainImg && <Thumbnail address={group.mainImg} alt="" size={56} />}
      <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <RecordLink resource={goods} id={group.goodsId}>
          {getGoodsName(group, language)}
        </RecordLink>
      </Typography>
    </Box>
  );
}

/** What happens automatically: until when others may join, and what happens to the money. */
function NextSteps({ group, at }: { group: Group; at: string }) {
  const t = useMessages();
  if (group.status === "succeeded") return null;
  return (
    <Alert severity={group.status === "failed" ? "error" : "info"} sx={{ mb: 2 }}>
      {t(group.status === "failed" ? "goBack" : "waits", { at })}
    </Alert>
  );
}
