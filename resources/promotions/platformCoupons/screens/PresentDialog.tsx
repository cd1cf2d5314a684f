import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import {
  type CustomDialogProps,
  useAdminProvider,
} from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { ChooseBuyersDialog } from "../../coupons/screens/ChooseBuyersDialog.tsx";
import { useCouponText } from "../../coupons/screens/useCouponText.ts";
import { platformCoupons } from "../platformCoupons.ts";

/** Gives a coupon of the platform to customers of any shop. */
export function PresentDialog({
  record,
  onClose,
  onDone,
}: CustomDialogProps<typeof platformCoupons>) {
  const t = useCouponText();
  const messages = useResourceMessages(platformCoupons);
  const provider = useAdminProvider();
  const run = useRunAction(platformCoupons);
  return (
    <ChooseBuyersDialog
      resource={platformCoupons.name}
      name={record.name ?? ""}
      help={t("present.platformHelp")}
      action={messages.action("present")}
      find={async (name) =>
        (await provider.runCall("platformCoupons", "getBuyers", name ? { name } : {})).list ?? []
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
