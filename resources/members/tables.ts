import type { Generated } from "kysely";

/** Columns of buyers that only the server reads: which of their addresses are verified. */
declare module "../../framework/server/tables/DB.ts" {
  interface AddedColumns {
    buyers: VerifiedAddresses;
  }
}

interface VerifiedAddresses {
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
}
