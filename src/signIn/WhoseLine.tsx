import { session } from "../apiClient.ts";

/** Tells a keeper of passwords whose password the form is about. */
export const WhoseLine = () => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={session.current()?.username ?? ""}
    readOnly
    hidden
  />
);
