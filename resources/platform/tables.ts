import type { Generated, GeneratedAlways } from "kysely";
import type {
  DefaultTimestamp,
  NullableTimestamp,
} from "../../framework/server/tables/columnTypes.ts";

/** Shops, and the message log. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    outbox: MessageLogTable;
    shops: ShopsTable;
    shop_fronts: ShopFrontsView;
  }
}

interface MessageLogTable {
  id: Generated<number>;
  channel: "email" | "phone";
  recipient: string;
  subject: string | null;
  body: string | null;
  status: "queued" | "kept" | "sent" | "failed";
  error: string | null;
  add_time: DefaultTimestamp;
  add_by: number | null;
  tries: Generated<number>;
  next_at: NullableTimestamp;
  expires_at: NullableTimestamp;
}

interface ShopsTable {
  id: Generated<number>;
  name: string | null;
  logo: string | null;
  owner_id: number | null;
  time_zone: Generated<string>;
  status: Generated<"open" | "closed" | "terminated">;
  add_time: DefaultTimestamp;
  type: "individual" | "enterprise" | "flagship" | null;
  self_operated: Generated<boolean>;
  closed_reason: string | null;
}

/** The shops that buyers can see. */
interface ShopFrontsView {
  id: GeneratedAlways<number>;
  name: GeneratedAlways<string>;
  logo: GeneratedAlways<string | null>;
  self_status: GeneratedAlways<"self" | "other">;
  status: GeneratedAlways<"open" | "closed">;
  add_time: GeneratedAlways<string>;
  add_by: GeneratedAlways<null>;
  search_text: GeneratedAlways<string>;
}
