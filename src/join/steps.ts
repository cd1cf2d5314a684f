import { documentIssues } from "../../resources/shop/shopInfo/applicationIssues.ts";

export const steps = ["documents", "details", "check"] as const;
export type Step = (typeof steps)[number];
export const isStep = (word: string | null): word is Step => steps.some((step) => step === word);

type Application = Readonly<Record<string, unknown>>;
const isComplete = (record: Application) => Object.keys(documentIssues(record)).length === 0;

/** Each step opens once what comes before it is saved. */
export function isOpenStep(step: Step, record: Application): boolean {
  if (step === "documents") return true;
  return step === "details" ? isComplete(record) : record.status === "details";
}
/** The step that is asked for, or where the application stands. */
export function stepOf(record: Application, asked: string | null): Step {
  if (isStep(asked) && isOpenStep(asked, record)) return asked;
  return steps.findLast((step) => isOpenStep(step, record)) ?? "documents";
}
