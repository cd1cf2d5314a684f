import { useStore } from "react-admin";
import { getSettingKey, readSetting, type Settings } from "./settings.ts";

/** Reads and writes one setting of the signed-in member or, before signing in, of this browser. */
export function useSetting<K extends keyof Settings>(
  name: K,
): [Settings[K], (value: Settings[K]) => void] {
  const [raw, set] = useStore<unknown>(getSettingKey(name));
  return [readSetting(name, raw), set];
}
