import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";

interface Unfinished {
  set(input: string, count: number): void;
  /** Number of the form's files that are still uploading or failed. */
  count(): number;
}
const UnfinishedContext = createContext<Unfinished | null>(null);

/** Tracks a form's unfinished uploads, so that a save does not omit a file. */
export function UnfinishedUploads({ children }: { children: ReactNode }) {
  const counts = useRef(new Map<string, number>());
  const value = useMemo<Unfinished>(
    () => ({
      set: (input, count) =>
        void (count ? counts.current.set(input, count) : counts.current.delete(input)),
      count: () => [...counts.current.values()].reduce((sum, count) => sum + count, 0),
    }),
    [],
  );
  return <UnfinishedContext.Provider value={value}>{children}</UnfinishedContext.Provider>;
}
export const useUnfinishedUploads = () => useContext(UnfinishedContext);

/** Reports the number of one input's unfinished files to the form. */
export function useReportUnfinished(count: number): void {
  const unfinished = useUnfinishedUploads();
  const input = useId();
  useEffect(() => {
    unfinished?.set(input, count);
    return () => unfinished?.set(input, 0);
  }, [unfinished, input, count]);
}
