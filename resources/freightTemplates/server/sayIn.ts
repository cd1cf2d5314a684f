import type { Locale } from "../../../framework/schema/index.ts";
import type { Say } from "../ruleSentence.ts";
import { freightWords as en, type FreightWords } from "../words/en.ts";
import { freightWords as zhCN } from "../words/zh-CN.ts";
import { freightWords as zhTW } from "../words/zh-TW.ts";

const words: Readonly<Record<Locale, FreightWords>> = { en, "zh-CN": zhCN, "zh-TW": zhTW };
function at(tree: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return tree;
  return typeof tree === "object" && tree !== null
    ? at(Object.entries(tree).find(([key]) => key === step)?.[1], rest)
    : undefined;
}

/** Says the words of freight on the server, where no screen's words are loaded. */
export const sayIn =
  (locale: Locale): Say =>
  (key, params = {}) => {
    const said = at(words[locale], key.split("."));
    if (typeof said !== "string") return key;
    const [one = said, several = one] = said.split(" |||| ");
    const form = params.smart_count === 1 ? one : several;
    return form.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
  };
