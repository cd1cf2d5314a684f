import type { Courier } from "./courier.ts";

const pages: Partial<Record<Courier, (number: string) => string>> = {
  auspost: (number) => `https://auspost.com.au/mypost/track/details/${number}`,
  startrack: (number) => `https://startrack.com.au/track/details/${number}`,
  couriersplease: (number) => `https://www.couriersplease.com.au/tools-track?no=${number}`,
  aramex: (number) => `https://www.aramex.com.au/tools/track?l=${number}`,
  dhl: (number) => `https://www.dhl.com/au-en/home/tracking.html?tracking-id=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  sf: (number) => `https://www.sf-express.com/chn/en/waybill/waybill-detail/${number}`,
};
/** The address of a courier's tracking page for a parcel; the app itself sends no request to it. */
export const getTrackingPage = (
  courier: Courier | null | undefined,
  number: string | null | undefined,
): string | null =>
  (courier && number && number !== "0" && pages[courier]?.(encodeURIComponent(number))) || null;
