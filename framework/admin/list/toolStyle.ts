import { createContext, useContext } from "react";

/** How the tools of a list are shown: as buttons in a row, or as lines with words on a phone. */
export type ToolStyle = "button" | "line";
const ToolStyleContext = createContext<ToolStyle>("button");
export const ToolStyleProvider = ToolStyleContext.Provider;
export const useToolStyle = (): ToolStyle => useContext(ToolStyleContext);
