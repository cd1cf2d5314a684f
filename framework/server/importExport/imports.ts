import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Resource, StandardAnswer } from "../../schema/index.ts";
import { queryPool, queryValue } from "../database/queryPool.ts";
import { writePool } from "../database/writePool.ts";
import { domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { tenantRef, toTenantValue } from "../sql/tenancy.ts";
import { compiler } from "../tables/compiler.ts";
import type { Calculated, CamelRow, TableRow } from "../tables/DB.ts";
import { type Jsonb, jsonb } from "../tables/jsonb.ts";
import { sqlNow, sqlNowPlus } from "../tables/sqlNow.ts";
import type { Tx } from "../transaction.ts";
import { countUndoable } from "./importedRows.ts";
import { createStatus, type ImportStatus, toPublicStatus } from "./importStatus.ts";
import type { ReadFile, Sheet } from "./parseFile.ts";

/** Interval of a run's heartbeat, and the silence after which its process counts as dead. */
export const heartbeatMs = 2000;
const silentSeconds = 15;
/** How long a run can be undone, in days. */
const undoableDays = 7;
/** Imports that are listed at most. */
const shownImports = 10;

type StoredRun = Pick<CamelRow<"imports">, "addTime" | "status"> &
  Calculated<{ importId: string; undoable: number }>;
type PastImport = StandardAnswer<"importHistory">["list"][number];

type Stored = Pick<TableRow<"imports">, "resource" | "member_id" | "status"> &
  Calculated<{ silent: boolean }>;
/** The time before which the last heartbeat of a dead process was. */
const silentSince = sqlNowPlus(-silentSeconds, "secs");
/** The id of the run that has claimed an import. */
const claimedBy = sql<string>`status ->> 'run'`;

const withState = (status: RawBuilder<Jsonb<ImportStatus>>, state: ImportStatus["state"]) =>
  sql<Jsonb<ImportStatus>>`jsonb_set(${status}, '{state}', ${JSON.stringify(state)})`;

/** Imports stored in the database, so that any process can report their progress. */
export class Imports {
  readonly #engine: Engine;
  constructor(engine: Engine) {
    this.#engine = engine;
  }
  get #pool() {
    return this.#engine.database.pool;
  }

  async keep(resource: Resource, caller: Caller, file: ReadFile): Promise<string> {
    const id = randomUUID();
    // What nobody has run is abandoned; a run may be undone for a week.
    await writePool(
      this.#pool,
      compiler
        .deleteFrom("imports")
        .where(({ and, or, eb }) =>
          or([
            eb("add_time", "<", sqlNowPlus(-undoableDays, "days")),
            and([eb("state", "=", "waiting"), eb("add_time", "<", sqlNowPlus(-2, "days"))]),
          ]),
        ),
    );
    // Sent as bytes: a text of several megabytes would block this thread.
    const data = sql<Jsonb<Sheet>>`convert_from(${Buffer.from(file.json.buffer)}, 'UTF8')::jsonb`;
    await writePool(
      this.#pool,
      compiler.insertInto("imports").values({
        id,
        ...toTenantValue(caller.actor.tenantId),
        resource: resource.name,
        member_id: caller.actor.id,
        state: "waiting",
        status: jsonb(createStatus(file.total)),
        data,
      }),
    );
    return id;
  }
  /** Returns an import, which only the member who began it can access. */
  async find(resource: Resource, caller: Caller, id: unknown): Promise<Stored> {
    const [found] = await queryPool(this.#pool, selectImport(id));
    return this.#assertOwn(resource, caller, found);
  }
  /** Returns how many records of an import are not undone. */
  async countUndoable(id: string): Promise<number> {
    return (await queryValue(this.#pool, countUndoable(id))) ?? 0;
  }
  /** Returns the imports of a resource that the caller has run, newest first. */
  async list(resource: Resource, { actor }: Caller): Promise<PastImport[]> {
    const rows = await queryPool(
      this.#pool,
      sql<StoredRun>`
        select i.id as "importId", i.add_time as "addTime", i.status, written.count as undoable
        from imports i
        cross join lateral (
          select count(distinct r.record_id)::int as count from imported_rows r
          where r.import_id = i.id) written
        where i.resource = ${resource.name} and i.member_id = ${actor.id}
          and ${tenantRef("i")} is not distinct from ${actor.tenantId}::bigint
          and i.state <> 'waiting' and (i.status ->> 'dryRun')::boolean is not true
        order by i.add_time desc limit ${shownImports}`,
    );
    return rows.map(({ importId, addTime, undoable, status }) => {
      const { created, updated, failed } = status;
      return { importId, addTime, created, updated, failed, undoable };
    });
  }
  /** Returns an import as `find` does, with the rows of its file. */
  async findWithRows(
    resource: Resource,
    caller: Caller,
    id: unknown,
  ): Promise<Stored & Pick<TableRow<"imports">, "data">> {
    const [found] = await queryPool(this.#pool, selectImport(id).select("data"));
    return this.#assertOwn(resource, caller, found);
  }
  #assertOwn<T extends Stored>(resource: Resource, caller: Caller, found: T | undefined): T {
    // The import of another member is answered like an unknown one.
    if (!found || found.resource !== resource.name || found.member_id !== caller.actor.id)
      throw domainError("import.notFound");
    if (found.silent && found.status.state === "running") {
      found.status.state = "failed";
      found.status.message = this.#engine.translate(caller.locale, "transfer.interrupted");
    }
    return found;
  }
  /**
   * Claims an import for one process: a second run of the same file would write every row twice.
   */
  async claim(id: string, run: string, status: ImportStatus): Promise<void> {
    const won = await writePool(
      this.#pool,
      compiler
        .updateTable("imports")
        .set({ state: "running", status: jsonb({ ...status, run }), upd_time: sqlNow })
        .where("id", "=", id)
        .where(({ eb, or }) => or([eb("state", "!=", "running"), eb("upd_time", "<", silentSince)]))
        .returning("id"),
    );
    if (won.length === 0) throw domainError("import.running");
  }
  /**
   * Saves the progress of a run, in the transaction of its writes if there is one, and returns
   * whether it continues. The progress of a cancelled run is saved too.
   */
  async save(id: string, run: string, status: ImportStatus, tx?: Tx): Promise<boolean> {
    // While it runs, only the visible part is stored: the complete list of errors is written once.
    const visibleStatus = status.state === "running" ? toPublicStatus(status) : status;
    const claimed: ImportStatus & { run: string } = { ...visibleStatus, run };
    const given = jsonb<ImportStatus>(claimed);
    const saved = compiler
      .updateTable("imports")
      .set(({ eb, ref }) => {
        const unlessCancelled = eb.case().when("state", "=", "cancelled");
        return {
          upd_time: sql<string>`clock_timestamp()`,
          state: unlessCancelled.then(ref("state")).else(status.state).end(),
          status: unlessCancelled.then(withState(given, "cancelled")).else(given).end(),
        };
      })
      .where("id", "=", id)
      .where(claimedBy, "=", run)
      .returning("state");
    const [stored] = tx
      ? await tx.asSystem(() => tx.run(saved))
      : await writePool(this.#pool, saved);
    // Another process took over the run while this one was silent: committing would write the rows
    // twice.
    if (!stored && tx) throw domainError("import.running");
    return stored?.state === "running";
  }
  async heartbeat(id: string, run: string): Promise<void> {
    await writePool(
      this.#pool,
      compiler
        .updateTable("imports")
        .set({ upd_time: sqlNow })
        .where("id", "=", id)
        .where("state", "=", "running")
        .where(claimedBy, "=", run),
    );
  }
  async cancel(id: string): Promise<void> {
    await writePool(
      this.#pool,
      compiler
        .updateTable("imports")
        .set({
          state: "cancelled",
          status: withState(sql`status`, "cancelled"),
          upd_time: sqlNow,
        })
        .where("id", "=", id)
        .where("state", "in", ["waiting", "running"]),
    );
  }
}

/** An id that is none finds nothing. */
const selectImport = (id: unknown) =>
  compiler
    .selectFrom("imports")
    .select(["resource", "member_id", "status"])
    .select(({ eb }) => eb("upd_time", "<", silentSince).$castTo<boolean>().as("silent"))
    .where("id", "=", typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : "");
