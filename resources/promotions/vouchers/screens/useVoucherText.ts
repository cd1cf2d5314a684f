import { useTranslate } from "react-admin";

/** Returns `translate` for the vouchers' own texts. */
export function useVoucherText() {
  const translate = useTranslate();
  return (key: string, options: object = {}): string =>
    translate(`resources.vouchers.screen.${key}`, options);
}
