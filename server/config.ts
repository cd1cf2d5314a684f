import path from "node:path";

/** How the process was told to run: environment variables, checked. */
export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  demo: boolean;
  poolSize: number;
  trustProxy: boolean;
}
export class ConfigError extends Error {}

function portOf(raw: string | undefined): number {
  const port = Number(raw ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT is "${raw}", which is no port: give a number from 0 to 65535`);
  return port;
}
function databaseUrlOf(raw: string | undefined): string | null {
  if (!raw) return null;
  if (!/^postgres(ql)?:\/\//.test(raw))
    throw new ConfigError("DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database");
  return raw;
}
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = databaseUrlOf(env.DATABASE_URL);
  const demo = env.DEMO ?? (databaseUrl ? "off" : "on");
  if (demo !== "on" && demo !== "off") throw new ConfigError(`DEMO is "${demo}": write on or off`);
  const poolSize = Number(env.POOL_SIZE ?? 10);
  if (!Number.isInteger(poolSize) || poolSize < 1)
    throw new ConfigError(`POOL_SIZE is "${env.POOL_SIZE}": give a whole number of connections`);
  return {
    port: portOf(env.PORT),
    dataDir: path.resolve(env.DATA_DIR ?? "./data"),
    databaseUrl,
    demo: demo === "on",
    poolSize,
    trustProxy: env.TRUST_PROXY === "on",
  };
}
