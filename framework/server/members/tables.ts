import type { Generated, Selectable } from "kysely";
import type { TenantColumnName } from "../../schema/index.ts";
import type { DefaultTimestamp } from "../tables/columnTypes.ts";

/** The members of an app that uses the framework's own, in the table that its settings name. */
type MembersTable = { [K in TenantColumnName]: number | null } & {
  id: Generated<number>;
  username: string;
  name: string;
  password_hash: string;
  admin: Generated<boolean>;
  permissions: Generated<string[]>;
  add_time: DefaultTimestamp;
};
/** The tenants of such an app. */
interface TenantsTable {
  id: Generated<number>;
  name: string;
  time_zone: Generated<string>;
  add_time: DefaultTimestamp;
}

export type MemberRow = Selectable<MembersTable>;
export type TenantRow = Selectable<TenantsTable>;
/** The tenant of a member, under a name that does not depend on the app's settings. */
export interface TenantOfMember {
  tenant_id: TenantRow["id"] | null;
}
