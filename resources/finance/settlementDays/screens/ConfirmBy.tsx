import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";

interface Props {
  record: { status?: string | null; confirmBy?: string | null };
}
/** When a statement confirms automatically, while it waits for the shop. */
export const ConfirmBy = ({ record: { status, confirmBy } }: Props) =>
  status === "issued" && confirmBy ? <DeadlineText at={confirmBy} /> : noValue;
