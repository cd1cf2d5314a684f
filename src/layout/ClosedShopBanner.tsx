import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { weights } from "../../framework/admin/theme/typography.ts";
import { useIsPhone } from "../../framework/admin/theme/useIsPhone.ts";

/**
 * Says on every screen of a shop that the platform has closed it, why, and what its team can still
 * do; on a phone only that it is closed and why.
 */
export function ClosedShopBanner({ reason }: { reason: string }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const t = (key: string) => translate(`markethall.shell.closedShop.${key}`);
  return (
    <Alert
      severity="error"
      square
      icon={isPhone ? false : undefined}
      sx={
        isPhone
          ? { px: 2, py: 0, typography: "caption", "& .MuiAlert-message": { py: 0.25 } }
          : { px: 3, py: 0 }
      }
    >
      <Box component="strong" sx={{ fontWeight: weights.strong }}>
        {t("title")}
      </Box>{" "}
      {[reason, isPhone ? null : t("effect")].filter(Boolean).join(" ")}
    </Alert>
  );
}
