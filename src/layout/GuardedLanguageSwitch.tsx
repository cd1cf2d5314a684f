import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { useLeaveQuestion } from "./LeaveQuestion.tsx";

/** The language menu of pages with forms: asks before unsaved changes are lost. */
export function GuardedLanguageSwitch({ showsCurrent = false }: { showsCurrent?: boolean }) {
  const { ask, question } = useLeaveQuestion();
  return (
    <>
      <LanguageSwitch ask={ask} showsCurrent={showsCurrent} />
      {question}
    </>
  );
}
