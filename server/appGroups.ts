import { accountCalls } from "../core/calls/accountCalls.ts";
import { healthCalls } from "../core/calls/healthCalls.ts";
import { noticeCalls } from "../core/calls/noticeCalls.ts";
import { sandboxCalls, webhookCalls } from "../core/calls/paymentCalls.ts";
import { quickEntryCalls } from "../core/calls/quickEntryCalls.ts";
import { signInCalls } from "../core/calls/signInCalls.ts";
import { uploadCalls } from "../core/calls/uploadCalls.ts";
import type { CallGroup } from "../framework/server/http/openApi/describeGroup.ts";

/** Headings of the calls in the API documentation that belong to no resource. */
export const appGroups: readonly CallGroup[] = [
  { name: "signIn", calls: signInCalls },
  { name: "account", calls: accountCalls },
  { name: "files", takesFile: true, calls: uploadCalls },
  { name: "notices", calls: noticeCalls },
  { name: "quickEntry", calls: quickEntryCalls },
  { name: "payments", statuses: [401, 404], calls: webhookCalls },
  { name: "health", statuses: [503], calls: healthCalls },
];
/** The calls that exist only where the payment sandbox is on. */
export const sandboxGroup: CallGroup = {
  name: "paymentSandbox",
  statuses: [400, 404],
  calls: sandboxCalls,
};
