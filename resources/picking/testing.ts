/** Commands of the domain, for the demo and for tests. */

export { createMerge } from "./orderMerges/commands/createMerge.ts";
export { distribute } from "./orderMerges/commands/distribute.ts";
export { cancelMerge, sortOut } from "./orderMerges/commands/finishMerge.ts";
