import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList, toPath } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { useRecords } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { CauseLink } from "./CauseLink.tsx";
import { describeEvent } from "./describeEvent.ts";
import { NetCell } from "./NetCell.tsx";

type Transaction = AdminRecord<typeof balanceTransactions>;
/** As many transactions of one order or payout as a page shows. */
const maxRelated = 10;

/** A transaction: what it adds up to, the balance before and after, and what it belongs to. */
export const TransactionShow = () => (
  <RecordPage
    resource={balanceTransactions}
    header={<RecordHeader note={<TransactionNote />} />}
    aside={<Source />}
  >
    <Sums />
    <Related />
  </RecordPage>
);

const useTransaction = (): Transaction => useRecordInPage(balanceTransactions).record;

/** When it happened, in which account, and where the money went. */
function TransactionNote() {
  const translate = useTranslate();
  const messages = useResourceMessages(balanceTransactions);
  const { locale, timeZone } = useFormat();
  const record = useTransaction();
  const { tail } = describeEvent(record);
  const facts = [
    record.account && messages.choice("account", record.account),
    record.addTime && formatMoment(record.addTime, locale, timeZone),
    tail && translate(`resources.balanceTransactions.screen.events.${tail}`),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}

/** The arithmetic of the event, and beside it that of the balance. */
function Sums() {
  const messages = useResourceMessages(balanceTransactions);
  const { gross, fee, amount = 0, before, after, account } = useTransaction();
  const isSplit = fee != null && fee !== 0 && gross != null;
  const hasBalance = before != null && after != null;
  return (
    <SectionCard title={messages.group("main")}>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            md: hasBalance ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
          },
          "& dl": { alignContent: "start" },
          "& dl + dl": { md: { borderInlineStart: 1, borderColor: "divider", pl: 3 } },
        }}
      >
        <SumList>
          {isSplit && <SumLine name={messages.field("gross")} amount={gross} />}
          {isSplit && <SumLine name={messages.field("fee")} amount={fee} signed />}
          <SumLine name={messages.field("amount")} amount={amount ?? 0} signed total={isSplit} />
        </SumList>
        {hasBalance && (
          <SumList>
            <SumLine name={messages.field("before")} amount={before} />
            <SumLine
              name={account ? messages.choice("account", account) : messages.field("amount")}
              amount={after - before}
              signed
            />
            <SumLine name={messages.field("after")} amount={after} total />
          </SumList>
        )}
      </Box>
    </SectionCard>
  );
}

/** What the transaction belongs to, with a link. */
function Source() {
  const messages = useResourceMessages(balanceTransactions);
  const record = useTransaction();
  const { refTable, inOut, remark } = record;
  return (
    <SectionCard title={messages.field("refTable")}>
      <Facts
        facts={[
          [
            refTable ? messages.choice("refTable", refTable) : messages.field("refNo"),
            <CauseLink key="cause" record={record} />,
          ],
          [messages.field("inOut"), inOut && messages.choice("inOut", inOut)],
          [messages.field("remark"), remark],
        ]}
      />
    </SectionCard>
  );
}

/** The other transactions of the same order, refund or withdrawal. */
function Related() {
  const translate = useTranslate();
  const messages = useResourceMessages(balanceTransactions);
  const { locale, timeZone } = useFormat();
  const { id, refTable, refId } = useTransaction();
  const filter = { refTable: refTable ?? "", refId: refId ?? 0 };
  const { data = [], total = 0 } = useRecords(balanceTransactions, {
    pagination: { page: 1, perPage: maxRelated },
    sort: { field: "id", order: "ASC" },
    filter,
  });
  if (!refTable || !refId || total < 2) return null;
  const t = (key: string) => translate(`resources.balanceTransactions.screen.${key}`);
  const toName = (record: Transaction) => {
    const { title } = describeEvent(record);
    return title ? t(`events.${title}`) : messages.choice("type", record.type ?? "");
  };
  return (
    <SectionCard
      title={t("related")}
      tool={
        total > maxRelated && (
          <InnerLink to={pathToList(balanceTransactions, filter)}>
            {translate("framework.list.allTab")}
          </InnerLink>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.map((record: Transaction) => (
          <Box
            component="li"
            key={record.id}
            aria-current={record.id === id ? "true" : undefined}
            sx={{
              display: "flex",
              alignItems: "baseline",
              flexWrap: "wrap",
              columnGap: 1.5,
              py: 1,
              "& + &": { borderTop: `1px solid ${tokens.line}` },
              typography: "body2",
              "&[aria-current]": { fontWeight: weights.strong },
            }}
          >
            <Box component="span" sx={{ flex: { xs: "1 1 100%", sm: "1 1 160px" }, minWidth: 0 }}>
              {record.id === id ? (
                toName(record)
              ) : (
                <InnerLink to={toPath(balanceTransactions, "show", record.id)}>
                  {toName(record)}
                </InnerLink>
              )}
              {record.account && (
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {" · "}
                  {messages.choice("account", record.account)}
                </Box>
              )}
            </Box>
            <Box component="span" sx={{ flex: { xs: 1, sm: "none" }, color: "text.secondary" }}>
              {record.addTime && formatMoment(record.addTime, locale, timeZone)}
            </Box>
            <Box
              component="span"
              sx={{ minWidth: 96, textAlign: "end", fontVariantNumeric: "tabular-nums" }}
            >
              <NetCell record={record} name="amount" />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
