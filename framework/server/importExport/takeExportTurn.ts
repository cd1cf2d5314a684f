import type { Readable } from "node:stream";
import { ConnectionGate, Crowded } from "../database/connectionGate.ts";
import { ClientLeft, type RequestLoad } from "../database/requestLoad.ts";
import { domainError } from "../domainError.ts";
import { Overload } from "../http/findOverload.ts";

/**
 * Maximum concurrent exports of one process. Each tenant may have one; a few more wait, so briefly
 * that one that gets no slot is refused within 5 seconds.
 */
const gate = new ConnectionGate({ size: 2, share: 1, waitMs: 3000, maxWaiting: 5 });

/**
 * Creates a file when a slot for its tenant is free. The slot is released when the file is
 * complete: a stream is once it has been read to its end.
 *
 * @throws {DomainError} `export.running` when the member has an export running.
 */
export async function takeExportTurn(
  load: RequestLoad,
  make: () => Promise<Readable | Buffer>,
): Promise<Readable | Buffer> {
  const { tenant } = load;
  if (!gate.tryEnter(tenant)) await wait(load);
  try {
    const file = await make();
    if (Buffer.isBuffer(file)) gate.leave(tenant);
    else file.once("close", () => gate.leave(tenant));
    return file;
  } catch (error) {
    gate.leave(tenant);
    throw error;
  }
}
async function wait(load: RequestLoad): Promise<void> {
  let stop = (): void => {};
  try {
    await gate.enter(load.tenant, (cancel) => {
      stop = load.onLeave(() => cancel(new ClientLeft()));
    });
  } catch (error) {
    throw error instanceof Crowded ? new Overload(domainError("export.running"), 30) : error;
  } finally {
    stop();
  }
}
