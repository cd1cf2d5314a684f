import type { ColumnType, Generated } from "kysely";
import type { DefaultTimestamp, Structure } from "../../../framework/server/tables/columnTypes.ts";
import type { Actor } from "../../server/transactionContext.ts";
import type { Payload, Topic } from "../topics.ts";

/** The domain events, and how far each consumer has handled them. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    domain_events: DomainEventsTable;
    event_cursors: EventCursorsTable;
    event_repeats: EventRepeatsTable;
  }
}

interface DomainEventsTable {
  id: Generated<number>;
  /** The transaction that wrote the event. */
  xid: Generated<string>;
  topic: Topic;
  /** The id of the record that the event is about. */
  key: number;
  shop_id: number | null;
  /** The shop again, by the name of the resource's field; the database calculates it. */
  shop: ColumnType<number | null, never, never>;
  payload: Structure<Payload<Topic>>;
  actor_kind: Actor["kind"];
  actor_id: number | null;
  actor_name: string;
  add_time: DefaultTimestamp;
  add_by: ColumnType<number | null, number | null | undefined, never>;
}

/** An event that a task has handled alone, after its consumer had failed at it. */
interface EventRepeatsTable {
  consumer: string;
  event_id: number;
}

/** The last event that a consumer has handled. */
interface EventCursorsTable {
  consumer: string;
  xid: string;
  id: number;
}
