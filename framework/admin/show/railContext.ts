import { createContext, useContext } from "react";

const RailContext = createContext(false);
export const RailProvider = RailContext.Provider;

/** Whether a piece of a page is in the rail, where its fields have one column. */
export const useIsInRail = (): boolean => useContext(RailContext);
