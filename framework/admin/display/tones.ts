/** The colour of a label, by what it means. */
export type Tone = "success" | "warning" | "error" | "info" | "neutral";

const messages: Readonly<Record<Exclude<Tone, "neutral">, string>> = {
  success:
    "active enabled approved passed completed done normal open onSale upper paid received shipped sorted used good success certified refundCompleted allClaimed verified arrived succeeded yes",
  warning:
    "pending applying waiting reviewing underReview draft waitingReturn notPaid notShipped notReceived unpaid awaiting awaitingPayout awaitingDelivery paused average intervention disputed frozen expiring held",
  error:
    "rejected failed cancelled canceled disabled deactivated deleted bad expired blocked overdue refused error no",
  info: "issued processing inProgress running distributing returned picked merged unused shown ongoing current shipping sent",
};
const tones = new Map<string, Tone>();
for (const tone of ["success", "warning", "error", "info"] as const)
  for (const value of messages[tone].split(" ")) tones.set(value, tone);

/** Returns the colour of a state's value; neutral values are grey. */
export const getTone = (word: string): Tone => tones.get(word) ?? "neutral";
