import { useStore } from "react-admin";
import { type Settings, settingKey, settingOf } from "./settings.ts";

/** Reads and writes one setting of the signed-in member or, before signing in, of this browser. */
export function useSetting<K extends keyof Settings>(name: K): [Settings[K], (value: Settings[K]) => void] {
  const [raw, set] = useStore<unknown>(settingKey(name));
  return [settingOf(name, raw), set];
}
