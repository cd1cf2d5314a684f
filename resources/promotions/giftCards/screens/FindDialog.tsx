import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { FindCodeDialog } from "../../codes/screens/FindCodeDialog.tsx";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

/** Finds the card of a code, and says why a customer cannot pay with it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useGiftCardText();
  const provider = useAdminProvider();
  const find = async (code: string) => {
    const { id, reason } = await provider.runCall(giftCards.name, "find", { code });
    return { id, isUsable: !reason, sentence: t(`find.reasons.${reason ?? "pays"}`) };
  };
  return <FindCodeDialog resource={giftCards} find={find} onClose={onClose} />;
}
