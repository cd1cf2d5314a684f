import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { FindCodeDialog } from "../../codes/screens/FindCodeDialog.tsx";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

/** Finds the voucher of a code, and says why a customer cannot use it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useVoucherText();
  const provider = useAdminProvider();
  const find = async (code: string) => {
    const { id, reason, orderNumber } = await provider.runCall(vouchers.name, "find", { code });
    const sentences = [t(`find.reasons.${reason ?? "applies"}`)];
    if (orderNumber) sentences.push(t("find.usedBy", { order: orderNumber }));
    return { id, isUsable: !reason, sentence: sentences.join(" ") };
  };
  return <FindCodeDialog resource={vouchers} find={find} onClose={onClose} />;
}
