import { useTranslate } from "react-admin";

/** Returns `translate` for the gift cards' own texts. */
export function useGiftCardText() {
  const translate = useTranslate();
  return (key: string, options: object = {}): string =>
    translate(`resources.giftCards.screen.${key}`, options);
}
