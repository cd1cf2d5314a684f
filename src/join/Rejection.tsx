import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { useResourceMessages } from "../../framework/admin/useResourceMessages.ts";
import { shopInfo } from "../../resources/shop/index.ts";
import type { Application } from "./joining.ts";

/** The platform's reason for rejecting the application. */
export function Rejection({ record, action }: { record: Application; action?: ReactNode }) {
  const translate = useTranslate();
  const messages = useResourceMessages(shopInfo);
  const { reason, reasonText } = record;
  if (!reason) return null;
  return (
    <Alert severity="error" sx={{ mb: 3, alignItems: "flex-start" }}>
      <Typography variant="h4" component="h2">
        {translate("markethall.join.rejected.title")}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
        {messages.choice("reason", reason)}
      </Typography>
      {reasonText && <Typography sx={{ whiteSpace: "pre-wrap" }}>{reasonText}</Typography>}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Alert>
  );
}
