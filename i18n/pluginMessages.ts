import type { Locale, Resource, ResourceMessages } from "../framework/schema/index.ts";
import { buildMessages } from "./resourceMessages.ts";

/** The messages of a plug-in's resources in one language, and the names of its menu sections. */
export interface PluginMessages {
  readonly resources?: Readonly<Record<string, ResourceMessages>>;
  readonly sections?: Readonly<Record<string, string>>;
}
/** A plug-in, as far as its messages are concerned. */
interface MessageSource {
  readonly resources?: readonly Resource[];
  readonly messages?: Readonly<Partial<Record<Locale, PluginMessages>>>;
}
/** Messages of an app in one language, as far as plug-ins add to them. */
interface MessageTree {
  readonly sections?: object;
  readonly resources?: object;
}

/** Adds the messages of plug-ins to those of an app; the app's own take precedence. */
export function withPluginMessages(
  messages: MessageTree,
  plugins: readonly MessageSource[],
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
