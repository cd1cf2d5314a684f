import type { Resource, ToDo } from "../../framework/schema/index.ts";

/** Returns the message key of a line, which prints the number of its rows. */
export const getToDoMessage = ({ name }: Resource, { tab }: ToDo): string =>
  `resources.${name}.toDo.${tab}`;
