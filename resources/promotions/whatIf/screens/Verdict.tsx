import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { CircleMinus, CircleX } from "lucide";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { resourceOfKind } from "../../promotionPeriods/periodTarget.ts";
import { toPromotionKey } from "../whatIfCart.ts";
import type { Tried } from "./useTriedCart.ts";
import { useVerdictText } from "./useVerdictText.ts";
import { useWhatIfText, type VerdictRow } from "./useWhatIf.ts";

const MinusIcon = createIcon(CircleMinus);
const CrossIcon = createIcon(CircleX);
/** What a customer uses by their own choice. */
const chosen: readonly string[] = ["coupon", "voucher", "platformCoupon"];
const isKind = (source: string): source is keyof typeof resourceOfKind =>
  Object.hasOwn(resourceOfKind, source);

interface Props {
  verdict: VerdictRow;
  tried: Tried;
}
/** One promotion: whether it applies, why not, and what would change it. */
export function Verdict({ verdict, tried }: Props) {
  const t = useWhatIfText();
  const { language, target } = useFormat();
  const describe = useVerdictText();
  const { source, sourceId, applies, reason, saves, isLeftOut, isScheduled, from } = verdict;
  const name = (verdict.name && chooseLanguage(verdict.name, language)) || t(`kinds.${source}`);
  const resource = isKind(source) ? target(resourceOfKind[source]) : undefined;
  const key = toPromotionKey(source, sourceId);
  const { change, state } = tried;
  const canChoose = chosen.includes(source) && (saves !== null || isLeftOut);
  const Icon = applies ? CircleCheckIcon : reason === "beaten" || saves ? MinusIcon : CrossIcon;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "flex-start",
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        backgroundColor: applies ? "action.selected" : undefined,
      }}
    >
      <Box sx={{ color: applies ? "success.main" : "text.secondary", lineHeight: 0, pt: 0.25 }}>
        <Icon fontSize="small" titleAccess={t(applies ? "verdicts.yes" : "verdicts.no")} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h4" sx={{ overflowWrap: "anywhere" }}>
          {resource ? <InnerLink to={toPath(resource, "show", sourceId)}>{name}</InnerLink> : name}{" "}
          {isScheduled && <StatusChip tone="info">{t("verdicts.scheduled")}</StatusChip>}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {describe(verdict)}
        </Typography>
      </Box>
      <Box sx={{ textAlign: "right", flexShrink: 0 }}>
        {applies && (
          <Typography
            variant="subtitle2"
            component="p"
            sx={{ color: "success.main", fontVariantNumeric: "tabular-nums" }}
          >
            −{formatMoney(saves ?? 0)}
          </Typography>
        )}
        {canChoose && (
          <Button
            size="small"
            onClick={() =>
              change({
                without: isLeftOut
                  ? state.without.filter((one) => one !== key)
                  : [...state.without, key],
              })
            }
          >
            {t(isLeftOut ? "verdicts.use" : "verdicts.leaveOut")}
          </Button>
        )}
        {reason === "notYet" && from && (
          <Button size="small" onClick={() => change({ at: from })}>
            {t("verdicts.setDate")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
