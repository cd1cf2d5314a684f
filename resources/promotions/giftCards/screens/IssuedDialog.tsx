import { saveCsv } from "../../../../framework/admin/list/bulk/saveCsv.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { toAmount } from "../../../../framework/schema/index.ts";
import { CodesDialog } from "../../codes/screens/CodesDialog.tsx";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

/** Cards that were just issued; the amount of each is in cents. */
export interface Issued {
  cards: readonly { id?: number | null; code?: string | null }[];
  amount: number;
  lastDay: string;
}

/** Shows the codes of issued cards once, and exports them as a file. */
export function IssuedDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const t = useGiftCardText();
  const messages = useResourceMessages(giftCards);
  const codes = issued.cards.map(({ code }) => code ?? "");
  const save = () => {
    const head = [messages.field("code"), messages.field("initial"), messages.field("lastDay")];
    const amount = String(toAmount(issued.amount));
    saveCsv(messages.plural, [head, ...codes.map((code) => [code, amount, issued.lastDay])]);
  };
  return (
    <CodesDialog
      title={t("issued.title", { smart_count: codes.length })}
      warning={t("issued.once")}
      label={messages.field("code")}
      codes={codes}
      download={t("issued.download")}
      copy={t("issued.copy")}
      onDownload={save}
      onClose={onClose}
    />
  );
}
