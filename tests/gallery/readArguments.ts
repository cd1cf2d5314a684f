import { type Look, looks } from "./Look.ts";

/** What `npm run gallery` is asked for. */
export interface Choice {
  /** Makes the committed pictures again, instead of the gallery. */
  accept: boolean;
  /** A text in the names of the screens; null for all of them. */
  only: string | null;
  looks: readonly Look[];
}

export const usage = `npm run gallery -- [--only <name>] [--lang en|zh-CN|zh-TW] [--light|--dark] [--desktop|--phone]
npm run gallery -- --accept`;

/**
 * Reads the arguments of `npm run gallery`.
 * @throws {Error} with the usage, for an argument that it does not have
 */
export function readArguments(args: readonly string[]): Choice {
  let only: string | null = null;
  let wanted = [...looks];
  let accept = false;
  const narrow = (isWanted: (look: Look) => boolean) => {
    wanted = wanted.filter(isWanted);
  };
  const fail = () => {
    throw Object.assign(new Error(usage), { expected: true });
  };
  const rest = [...args];
  while (rest.length > 0) {
    const name = rest.shift();
    if (name === "--accept") accept = true;
    else if (name === "--only") only = rest.shift() ?? fail();
    else if (name === "--lang") {
      const locale = rest.shift();
      narrow((look) => look.locale === locale);
    } else if (name === "--light" || name === "--dark") narrow(({ mode }) => name === `--${mode}`);
    else if (name === "--desktop") narrow(({ width }) => width === 1360);
    else if (name === "--phone") narrow(({ width }) => width === 390);
    else fail();
  }
  if (wanted.length === 0) fail();
  return { accept, only, looks: wanted };
}
