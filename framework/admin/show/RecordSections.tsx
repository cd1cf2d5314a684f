import { RecordCards } from "./RecordCards.tsx";
import { useRecordCards } from "./useRecordCards.ts";

/** All fields of the page's record that the actor may read, in one column of cards. */
export function RecordSections() {
  const { main, rail } = useRecordCards();
  return <RecordCards cards={[...main, ...rail]} />;
}
