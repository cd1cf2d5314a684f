export { fillDemo } from "./fill.ts";
export { demoLogins, demoMembers, demoPassword } from "./members.ts";
