/** What only tests and the demo call directly; production code does not import it. */

export { adjustPoints } from "./pointEntries/commands/adjustPoints.ts";
export { creditInvitation } from "./pointEntries/commands/creditInvitation.ts";
export { expireLot } from "./pointEntries/commands/expirePoints.ts";
export { giveBirthday } from "./pointEntries/commands/giveBirthdayPoints.ts";
export { signInToday } from "./pointEntries/commands/signIn.ts";
