import { createContext, useContext } from "react";

const DaysOnlyContext = createContext(false);
export const DaysOnlyProvider = DaysOnlyContext.Provider;

/** Whether instants are shown as days, as beside a state on a phone. */
export const useDaysOnly = (): boolean => useContext(DaysOnlyContext);
