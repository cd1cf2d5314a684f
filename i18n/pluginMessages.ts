import type { Locale } from "../framework/schema/index.ts";
import type { Plugin } from "../framework/server/definePlugin.ts";
import { buildMessages } from "./resourceMessages.ts";

/** Messages of an app in one language, as far as plug-ins add to them. */
interface MessageTree {
  readonly sections?: object;
  readonly resources?: object;
}

/** Adds the messages of plug-ins to those of an app; the app's own take precedence. */
export function withPluginMessages(
  messages: MessageTree,
  plugins: readonly Plugin[],
  locale: Locale,
): object {
  const added = plugins.flatMap(({ resources = [], messages: given }) => ({
    sections: given?.[locale]?.sections ?? {},
    resources: buildMessages(resources, given?.[locale]?.resources ?? {}),
  }));
  return {
    ...messages,
    sections: Object.assign({}, ...added.map(({ sections }) => sections), messages.sections),
    resources: Object.assign({}, ...added.map(({ resources }) => resources), messages.resources),
  };
}
