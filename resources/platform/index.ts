/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { adminRoles } from "./adminRoles/adminRoles.ts";
export { admins } from "./admins/admins.ts";
export { cities } from "./cities/cities.ts";
export { countries } from "./countries/countries.ts";
export { failedTasks } from "./failedTasks/failedTasks.ts";
export { jobRuns } from "./jobRuns/jobRuns.ts";
export { outbox } from "./outbox/outbox.ts";
export { platformConfig } from "./platformConfig/platformConfig.ts";
export { platformLog } from "./platformLog/platformLog.ts";
export { platformLoginLog } from "./platformLoginLog/platformLoginLog.ts";
export { shops } from "./shops/shops.ts";
