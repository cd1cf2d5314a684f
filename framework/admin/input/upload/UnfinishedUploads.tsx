import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from "react";

interface Unfinished {
  set(input: string, count: number): void;
  /** Files of the whole form that are on their way, or did not arrive. */
  count(): number;
}
const UnfinishedContext = createContext<Unfinished | null>(null);

/** Knows what a form still waits for, so that a save does not leave a picture behind. */
export function UnfinishedUploads({ children }: { children: ReactNode }) {
  const counts = useRef(new Map<string, number>());
  const value = useMemo<Unfinished>(
    () => ({
      set: (input, count) => void (count ? counts.current.set(input, count) : counts.current.delete(input)),
      count: () => [...counts.current.values()].reduce((sum, count) => sum + count, 0),
    }),
    [],
  );
  return <UnfinishedContext.Provider value={value}>{children}</UnfinishedContext.Provider>;
}
export const useUnfinishedUploads = () => useContext(UnfinishedContext);

/** Tells the form how many files of one input are unfinished. */
export function useReportUnfinished(count: number): void {
  const unfinished = useUnfinishedUploads();
  const input = useId();
  useEffect(() => {
    unfinished?.set(input, count);
    return () => unfinished?.set(input, 0);
  }, [unfinished, input, count]);
}
