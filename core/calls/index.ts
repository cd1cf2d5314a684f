import { memberCalls } from "../../framework/schema/index.ts";
import { accountCalls } from "./accountCalls.ts";
import { healthCalls } from "./healthCalls.ts";
import { noticeCalls } from "./noticeCalls.ts";
import { sandboxCalls, webhookCalls } from "./paymentCalls.ts";
import { quickEntryCalls } from "./quickEntryCalls.ts";
import { signInCalls } from "./signInCalls.ts";
import { uploadCalls } from "./uploadCalls.ts";

/**
 * Every call of the marketplace that belongs to no resource. The server registers them by their
 * keys, OpenAPI is printed from here, and the browser's answers have these types.
 */
export const appCalls = {
  ...uploadCalls,
  ...memberCalls,
  ...signInCalls,
  ...accountCalls,
  ...noticeCalls,
  ...quickEntryCalls,
  ...sandboxCalls,
  ...webhookCalls,
  ...healthCalls,
} as const;

declare module "../../framework/schema/register.ts" {
  interface Register {
    calls: typeof appCalls;
  }
}
