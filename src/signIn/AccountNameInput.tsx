import { session } from "../connection.ts";

/** Hidden username field that lets password managers match the form to the account. */
export const AccountNameInput = () => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={session.current()?.username ?? ""}
    readOnly
    hidden
  />
);
