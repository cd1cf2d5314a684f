import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { invoices } from "../invoices.ts";

type Issued = { orderId: number } | { refundId: number };

/**
 * The invoice and the adjustment notes of an order, or the note of a refund, linked; nothing while
 * there are none, or where the member may not read them.
 */
export function IssuedDocuments({ of }: { of: Issued }) {
  const provider = useAdminProvider();
  const messages = useResourceMessages(invoices);
  const allowed = can(useActor(), invoices, "view");
  const { data } = useQuery({
    queryKey: [invoices.name, "issued", of],
    queryFn: () =>
      provider.getList(invoices.name, {
        pagination: { page: 1, perPage: 50 },
        sort: { field: "id", order: "ASC" },
        filter: of,
      }),
    enabled: allowed,
  });
  if (!data?.data.length) return null;
  return (
    <SectionCard title={messages.plural}>
      {data.data.map((record) => (
        <Box
          key={record.id}
          sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.25 }}
        >
          <RecordLink resource={invoices} id={record.id}>
            {record.number}
          </RecordLink>
          <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
            {formatMoney(record.total ?? 0)}
          </Box>
        </Box>
      ))}
    </SectionCard>
  );
}
