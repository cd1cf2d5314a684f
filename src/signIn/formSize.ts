import { createContext } from "react";

/**
 * The size of the fields and buttons of a form: large at sign-in, where it is alone on the page,
 * and as everywhere else in the back office.
 */
export const FormSize = createContext<"medium" | "small">("medium");
