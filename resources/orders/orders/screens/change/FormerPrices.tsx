import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { PriceLogs } from "./PriceLogs.tsx";

/** The previous price changes of an order, loaded when the price dialog opens. */
export function FormerPrices({ orderId }: { orderId: number }) {
  const messages = useResourceMessages(orders);
  const provider = useAdminProvider();
  const { data: logs = [] } = useQuery({
    queryKey: [orders.name, "priceLogs", orderId],
    queryFn: async () => (await provider.runCall(orders.name, "getPriceLog", { orderId })).list,
  });
  if (logs.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {messages.field("priceLogs")}
      </Typography>
      <PriceLogs logs={logs} />
    </Box>
  );
}
