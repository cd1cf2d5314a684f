import { useStore } from "react-admin";
import { type Settings, settingKey, settingOf } from "./settings.ts";

/** One setting of the member who is signed in, or of this browser's visitor. */
export function useSetting<K extends keyof Settings>(name: K): [Settings[K], (value: Settings[K]) => void] {
  const [raw, set] = useStore<unknown>(settingKey(name));
  return [settingOf(name, raw), set];
}
