import { books } from "./books.ts";
import { loans } from "./loans.ts";

/** The resources of the library, in menu order. */
export const resources = [books, loans] as const;
