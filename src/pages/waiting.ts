import type { Resource, ToDo } from "../../framework/schema/index.ts";

/** Whether any of the rows that wait are late, or will be at the end of the day. */
export const isLateToday = ({ late, dueToday }: { late: number; dueToday: number }): boolean =>
  late + dueToday > 0;

/** Returns the message key of a line, which prints the number of its rows. */
export const getToDoMessage = ({ name }: Resource, { tab }: ToDo): string =>
  `resources.${name}.toDo.${tab}`;
