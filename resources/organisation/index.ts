/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { departments } from "./departments/departments.ts";
export { loginLog } from "./loginLog/loginLog.ts";
export { operationLog } from "./operationLog/operationLog.ts";
export { roles } from "./roles/roles.ts";
export { subAccounts } from "./subAccounts/subAccounts.ts";
