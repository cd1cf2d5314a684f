import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { FindCodeButton } from "../../codes/screens/FindCodeButton.tsx";
import { giftCards } from "../giftCards.ts";

const FindDialog = createLazyComponent(async () => (await import("./FindDialog.tsx")).FindDialog);

/** Finds the card of a code that a customer names. */
export const FindButton = () => <FindCodeButton resource={giftCards} Dialog={FindDialog} />;
