import { spawn } from "node:child_process";

export interface Crowd {
  /** Sends everybody home, and says what the crowd has to report. */
  stop(): Promise<string>;
}

/** A crowd that buys while a test works, as `npm run simulate` sends it: a process of its own, until it is stopped. */
export function sendCrowd(base: string, options: { buyers: number; speed: number; seed: number }): Crowd {
  const told = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "simulator/main.ts", "--url", base, "--minutes", "0", ...told],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let report = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (report += chunk));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      return report;
    },
  };
}
