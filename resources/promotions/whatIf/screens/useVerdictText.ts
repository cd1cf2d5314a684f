import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useWhatIfText, type VerdictRow } from "./useWhatIf.ts";

/** Returns what says in a sentence why a promotion applies or not. */
export function useVerdictText(): (verdict: VerdictRow) => string {
  const t = useWhatIfText();
  const { locale, language, timeZone } = useFormat();
  const toMoment = (instant: string) => formatMomentInText(instant, locale, timeZone);
  return ({ source, applies, saves, reason, missing, from, ended, beatenBy, isLeftOut }) => {
    const amount = formatMoney(saves ?? 0);
    if (applies) return t(`applies.${source}`);
    if (reason === null || reason === undefined)
      return t(isLeftOut ? "why.leftOut" : "why.inGroup", { amount });
    switch (reason) {
      case "beaten": {
        const winner = (beatenBy && chooseLanguage(beatenBy, language)) || "";
        return t("why.beaten", { winner, amount });
      }
      case "minimum":
        return t("why.minimum", { amount: formatMoney(missing ?? 0) });
      case "notYet":
        return from ? t("why.notYet", { time: toMoment(from) }) : t("why.notYetNoTime");
      case "expired":
        return ended ? t("why.expired", { time: toMoment(ended) }) : t("why.expiredNoTime");
      case "used":
        return t(source === "voucher" ? "why.usedUp" : "why.used");
      case "limit":
        return t(source === "voucher" ? "why.limit" : "why.saleLimit");
      case "soldOut":
        return t(source === "flashSale" ? "why.saleSoldOut" : "why.allClaimed");
      case "noSaving":
        return t(source === "freeDelivery" ? "why.noFreight" : "why.noSaving");
      case "scope":
      case "region":
      case "notHeld":
        return t(`why.${reason}`);
    }
  };
}
