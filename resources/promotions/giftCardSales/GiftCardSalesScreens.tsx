import { noValue } from "../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import {
  type DisplayComponent,
  defineScreens,
  useResource,
} from "../../../framework/admin/resources.tsx";
import { giftCardSales } from "./giftCardSales.ts";

/** The end of the card's code, linked to the card; a card is issued when it is paid for. */
const Card: DisplayComponent<typeof giftCardSales> = ({ record: { giftCardId, code } }) => {
  const cards = useResource("giftCards");
  if (!giftCardId) return noValue;
  return (
    <RecordLink resource={cards} id={giftCardId}>
      {code}
    </RecordLink>
  );
};

export default defineScreens(giftCardSales, { displays: { code: Card } });
