import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { TryGoods } from "./TryGoods.tsx";
import { TryTemplate } from "./TryTemplate.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

interface Props {
  /** The template to try with its current form values. */
  values?: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/**
 * The freight calculator: quotes goods of the shop, or a number of pieces, kilograms or cubic
 * metres under one template, and explains the fee.
 */
export default function TryDialog({ values, onClose }: Props) {
  const translate = useTranslate();
  const { t } = useFreightMessages();
  const id = useId();
  const { resources, actor } = useAdmin();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const goods = resources.find(({ name }) => name === "goods");
  const hasGoods = !values && goods !== undefined && can(actor, goods, "view");
  const [way, setWay] = useState<"goods" | "numbers">(hasGoods ? "goods" : "numbers");
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={id}
    >
      <Box sx={{ display: "flex", alignItems: "center", pr: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {t("try.title")}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label={translate("ra.action.close")}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ minHeight: { md: 420 } }}>
        {hasGoods && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={way}
            aria-label={t("try.title")}
            onChange={(_, next: typeof way | null) => next && setWay(next)}
            sx={{ mb: 2 }}
          >
            <ToggleButton value="goods">{t("try.withGoods")}</ToggleButton>
            <ToggleButton value="numbers">{t("try.withNumbers")}</ToggleButton>
          </ToggleButtonGroup>
        )}
        {way === "goods" ? <TryGoods /> : <TryTemplate {...(values && { values })} />}
      </DialogContent>
    </Dialog>
  );
}
