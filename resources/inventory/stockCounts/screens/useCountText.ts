import { useTranslate } from "react-admin";

/** Returns `translate` for the counts' own texts. */
export function useCountText() {
  const translate = useTranslate();
  return (key: string, options: object = {}): string =>
    translate(`resources.stockCounts.screen.${key}`, options);
}
