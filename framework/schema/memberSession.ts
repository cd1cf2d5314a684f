import type { Actor } from "./access.ts";

/**
 * The signed-in member of an app that uses the framework's members, as `/common/session` answers.
 */
export interface MemberSession {
  id: number;
  actor: Actor;
  username: string;
  /** The member's tenant; null for a member of the operator. */
  tenant: { id: number; name: string } | null;
  /** IANA time zone of the tenant, or else of the operator. */
  timeZone: string;
}
