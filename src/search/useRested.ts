import { useEffect, useState } from "react";

const restMs = 250;

/** Returns a typed text once typing has paused. */
export function useRested(query: string): string {
  const [rested, setRested] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), restMs);
    return () => clearTimeout(timer);
  }, [query]);
  return rested;
}
