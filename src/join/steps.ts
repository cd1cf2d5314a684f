import { findDocumentIssues } from "../../resources/shop/index.ts";

export const steps = ["documents", "details", "check"] as const;
export type Step = (typeof steps)[number];
export const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

type Application = Readonly<Record<string, unknown>>;
const isComplete = (record: Application) => Object.keys(findDocumentIssues(record)).length === 0;

/** Whether a step is open: each opens once the previous one is saved. */
export function isOpenStep(step: Step, record: Application): boolean {
  if (step === "documents") return true;
  return step === "details" ? isComplete(record) : record.status === "details";
}
/** Returns the requested step if it is open, otherwise the application's current step. */
export function findStep(record: Application, requestedStep: string | null): Step {
  if (isStep(requestedStep) && isOpenStep(requestedStep, record)) return requestedStep;
  return steps.findLast((step) => isOpenStep(step, record)) ?? "documents";
}
