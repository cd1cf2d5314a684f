import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import {
  type CustomDialogProps,
  useAdminProvider,
} from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { coupons } from "../coupons.ts";
import { ChooseBuyersDialog } from "./ChooseBuyersDialog.tsx";
import { useCouponText } from "./useCouponText.ts";

/** Gives a coupon to customers who have ordered from the shop. */
export function PresentDialog({ record, onClose, onDone }: CustomDialogProps<typeof coupons>) {
  const t = useCouponText();
  const messages = useResourceMessages(coupons);
  const provider = useAdminProvider();
  const run = useRunAction(coupons);
  return (
    <ChooseBuyersDialog
      resource={coupons.name}
      name={record.name ?? ""}
      help={t("present.help")}
      action={messages.action("present")}
      find={async (name) =>
        (await provider.runCall("coupons", "getBuyers", name ? { name } : {})).list ?? []
      }
      present={async (memberIds) => {
        const results = await run("present", { ids: [record.id], input: { memberIds } });
        const [failed] = results.failed;
        if (failed) throw new Error(failed.message);
        onDone(results);
      }}
      onClose={onClose}
    />
  );
}
