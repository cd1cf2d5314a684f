import { useTranslate } from "react-admin";

/** Returns `translate` for the purchases' own texts. */
export function usePurchaseText() {
  const translate = useTranslate();
  return (key: string, options: object = {}): string =>
    translate(`resources.purchases.screen.${key}`, options);
}
