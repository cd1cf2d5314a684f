import { spawn } from "node:child_process";

export interface SimulationProcess {
  /** Stops the simulated buyers, and returns their report. */
  stop(): Promise<string>;
}

/**
 * Starts simulated buyers that shop during a test, as `npm run simulate` does: a separate process
 * until it is stopped.
 */
export function sendOrders(
  base: string,
  options: { buyers: number; speed: number; seed: number },
): SimulationProcess {
  const answer = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "simulator/main.ts", "--url", base, "--minutes", "0", ...answer],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let report = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (report += chunk));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      return report;
    },
  };
}
