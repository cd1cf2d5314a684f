import type { Generated } from "kysely";
import type {
  DefaultStructure,
  DefaultTimestamp,
  NullableTimestamp,
  Timestamp,
} from "../../framework/server/tables/columnTypes.ts";

/** The tables of the sign-in. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    captchas: CaptchasTable;
    codes: CodesTable;
    credentials: CredentialsTable;
    identities: IdentitiesTable;
    tickets: TicketsTable;
  }
}

declare module "../../framework/server/tables/frameworkTables.ts" {
  interface SessionsTable {
    /** The role that the member has chosen, of several. */
    role_id: number | null;
  }
}

interface CaptchasTable {
  token: string;
  answer: string;
  expires_at: Timestamp;
}

interface CodesTable {
  id: Generated<number>;
  target: string;
  purpose: string;
  hash: string;
  ip: string | null;
  tries: Generated<number>;
  used: Generated<boolean>;
  add_time: DefaultTimestamp;
  expires_at: Timestamp;
}

interface CredentialsTable {
  member_id: number;
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  password_time: DefaultTimestamp;
  totp_secret: string | null;
  totp_since: NullableTimestamp;
  totp_step: number | null;
  recovery_hashes: Generated<string[]>;
  pay_password_hash: string | null;
  withdraw_hold_until: NullableTimestamp;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  member_id: number;
  add_time: DefaultTimestamp;
}

type TicketData = Record<string, string>;

interface TicketsTable {
  hash: string;
  purpose: string;
  member_id: number | null;
  data: DefaultStructure<TicketData>;
  tries: Generated<number>;
  expires_at: Timestamp;
}
