import type { Generated } from "kysely";
import type { NoticeKind } from "../../core/noticeKinds.ts";
import type { DefaultTimestamp } from "../../framework/server/tables/columnTypes.ts";

/** The notices, and how far each member has read them. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    notices: NoticesTable;
    notices_read: NoticesReadTable;
    platform_notices: PlatformNoticesTable;
  }
}

interface NoticesTable {
  shop_id: number;
  id: Generated<number>;
  kind: NoticeKind;
  ref_id: number;
  add_time: DefaultTimestamp;
  tx: Generated<string | null>;
}

interface NoticesReadTable {
  member_id: number;
  upto: number;
  seen: string | null;
  /** Notices above the mark that were opened one by one. */
  opened: Generated<number[]>;
}

interface PlatformNoticesTable {
  id: Generated<number>;
  kind: NoticeKind;
  ref_id: number;
  add_time: DefaultTimestamp;
  tx: Generated<string | null>;
}
