import { KeyHost } from "../../framework/admin/keys/KeyHost.tsx";
import { useSetting } from "../settings/useSetting.ts";
import { useGoPlaces } from "./useGoPlaces.ts";

/** The keys that work on every page, by the member's setting. */
export function FrameKeys() {
  const [letters] = useSetting("letters");
  return <KeyHost places={useGoPlaces()} letters={letters} />;
}
