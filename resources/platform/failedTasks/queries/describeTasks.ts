import type { Locale, Resource } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { loadLabels } from "../../../../framework/server/sql/loadLabels.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What is stored of a task, and what is read of it in addition. */
interface TaskRow {
  queue?: string | null;
  input?: string | null;
  title?: string | null;
  resource?: string | null;
  recordId?: number | null;
  record?: string | null;
}
interface Context {
  engine: Engine;
  tx: Tx;
  locale: Locale;
}

/** Adds to each task what it does, in the reader's language, and the record that it is about. */
export async function describeTasks(context: Context, rows: readonly TaskRow[]): Promise<void> {
  const { engine, locale } = context;
  const recordRows = new Map<Resource, TaskRow[]>();
  for (const row of rows) {
    const resource = engine.resources.find(({ queues }) => queues.includes(row.queue ?? ""));
    row.title = engine.translate(
      locale,
      resource
        ? `resources.${resource.name}.queues.${row.queue}`
        : "resources.failedTasks.screen.removed",
    );
    const recordId = resource ? findRecordId(engine, row) : null;
    if (!resource || recordId === null) continue;
    row.recordId = recordId;
    recordRows.set(resource, [...(recordRows.get(resource) ?? []), row]);
  }
  for (const [resource, described] of recordRows) await addRecords(context, resource, described);
}

function findRecordId(engine: Engine, { queue, input }: TaskRow): number | null {
  const found = engine.queues?.queue(queue ?? "");
  const id = found?.getRecordId?.(Object(JSON.parse(input ?? "{}")));
  return typeof id === "number" ? id : null;
}

/** Adds the names of the records; a record that was deleted has none, and no link. */
async function addRecords(
  { tx, locale }: Context,
  resource: Resource,
  rows: readonly TaskRow[],
): Promise<void> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const labels = await loadLabels(tx, resource, locale, ids);
  for (const row of rows) {
    const label = labels.get(row.recordId ?? 0);
    if (label === undefined) continue;
    row.resource = resource.name;
    row.record = label;
  }
}
