import { benchServer, type Figure } from "./server.ts";

/** `npm run bench`: ratios measured in one run on this machine, each beside its target. */
export async function main(): Promise<void> {
  const figures: Figure[] = await benchServer();
  for (const { what, figure, target, ok } of figures)
    console.log(`${ok ? "ok    " : "MISSED"} ${figure.toFixed(2).padStart(6)} (${target})  ${what}`);
}
