import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { FindCodeButton } from "../../codes/screens/FindCodeButton.tsx";
import { vouchers } from "../vouchers.ts";

const FindDialog = createLazyComponent(async () => (await import("./FindDialog.tsx")).FindDialog);

/** Finds the voucher of a code that a customer names. */
export const FindButton = () => <FindCodeButton resource={vouchers} Dialog={FindDialog} />;
