import type { ShopType } from "../../resources/shop/index.ts";
import type { Step } from "./steps.ts";

/** What an applicant has at hand to complete a step; each has a message. */
export type Need =
  | "identity"
  | "number"
  | "photos"
  | "licence"
  | "brand"
  | "name"
  | "logo"
  | "address"
  | "contact";

/** Lists what a step needs: of documents, what the type of the shop needs, once it is chosen. */
export function listNeeds(step: Step, type: ShopType | null): readonly Need[] {
  if (step === "details") return ["name", "logo", "address", "contact"];
  if (step === "check") return [];
  if (type === "individual") return ["identity", "photos"];
  if (type === "enterprise") return ["number", "licence", "photos"];
  if (type === "flagship") return ["number", "licence", "brand", "photos"];
  return ["identity", "number", "photos"];
}
