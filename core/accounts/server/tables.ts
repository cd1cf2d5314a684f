import type { Generated, GeneratedAlways } from "kysely";
import type {
  DefaultStructure,
  DefaultTimestamp,
  NullableTimestamp,
} from "../../../framework/server/tables/columnTypes.ts";

/** The accounts of members, and the log of their sign-ins. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    members: MembersTable;
    login_log: LoginLogTable;
  }
}

/** What the screens of a member remember, by their keys. */
type Preferences = Readonly<Record<string, unknown>>;

interface MembersTable {
  id: Generated<number>;
  shop_id: number | null;
  username: string;
  realname: string | null;
  nickname: string | null;
  avatar: string | null;
  phone: string | null;
  email: string | null;
  main: Generated<boolean>;
  status: Generated<"normal" | "deactivated" | "frozen" | "closed">;
  freeze_reason: string | null;
  preferences: DefaultStructure<Preferences>;
  register_time: DefaultTimestamp;
  register_ip: string | null;
  last_login_time: NullableTimestamp;
  last_login_ip: string | null;
  realm: GeneratedAlways<"platform" | "shop">;
  language: string | null;
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
  invite_code: string | null;
  add_time: DefaultTimestamp;
  add_by: number | null;
  upd_time: DefaultTimestamp;
  upd_by: number | null;
  version: Generated<number>;
  search_text: GeneratedAlways<string | null>;
}

interface LoginLogTable {
  id: Generated<number>;
  shop_id: number | null;
  member_id: number | null;
  username: string;
  ip: string | null;
  agent: string | null;
  ok: boolean;
  add_time: DefaultTimestamp;
  add_by: number | null;
  event: Generated<string>;
  way: string | null;
  reason: string | null;
}
