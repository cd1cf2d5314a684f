import { saveCsv } from "../../../../framework/admin/list/bulk/saveCsv.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { CodesDialog } from "../../codes/screens/CodesDialog.tsx";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

/** The codes that are listed; a file has all of them. */
const listed = 20;

interface Props {
  /** The voucher's name. */
  name: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Shows added codes once, and exports them as a file. */
export function AddedDialog({ name, codes, onClose }: Props) {
  const t = useVoucherText();
  const messages = useResourceMessages(vouchers);
  const save = () =>
    saveCsv(name, [
      [messages.input("addCodes", "code"), messages.field("name")],
      ...codes.map((code) => [code, name]),
    ]);
  return (
    <CodesDialog
      title={t("added.title", { smart_count: codes.length })}
      warning={t(codes.length > 1 ? "added.once" : "added.shared")}
      label={messages.field("batches")}
      codes={codes}
      listed={listed}
      more={(count) => t("added.more", { smart_count: count })}
      download={t("added.download")}
      copy={t("added.copy")}
      onDownload={save}
      onClose={onClose}
    />
  );
}
