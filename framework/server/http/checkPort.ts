import { createServer } from "node:net";

/** An error that the operator can fix, which is printed without its stack. */
const createExpected = (message: string): Error =>
  Object.assign(new Error(message), { expected: true });

/** Returns the error of a port that cannot be listened to, in the words of its operator. */
export function toPortError(port: number, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return createExpected(`Port ${port} is already in use. Set PORT to another number.`);
  if (code === "EACCES")
    return createExpected(
      `You don't have permission to use port ${port}. Set PORT to 1024 or higher.`,
    );
  return error;
}

/**
 * Checks that a port is available, before a database is opened, created or migrated in vain.
 *
 * @throws {Error} when the port is in use, or needs a permission.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(toPortError(port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
