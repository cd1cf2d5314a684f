import pg from "pg";

const retryMs = 1000;

/** One connection that listens; when it is lost, another takes its place, and the handler hears "" in case it missed something. */
export async function listenOn(
  settings: pg.ClientConfig,
  channel: string,
  handler: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client(settings);
    next.on("notification", (message) => {
      if (message.channel === channel) handler(message.payload ?? "");
    });
    next.on("error", () => {});
    next.on("end", () => {
      if (!stopped && client === next) setTimeout(() => void reconnect(), retryMs).unref();
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    try {
      await connect();
      handler("");
    } catch {
      if (!stopped) setTimeout(() => void reconnect(), retryMs).unref();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
