import type { Resource, ResourceMessages } from "../framework/schema/index.ts";
import type { SchemaMessages } from "../framework/schema/locales/en.ts";
import { buildMessages } from "./resourceMessages.ts";

/** The messages of an app in one language, for its server and its browser app. */
export interface AppMessages {
  /** The framework's messages in this language. */
  readonly schema: SchemaMessages;
  /** Names of the menu's sections. */
  readonly sections: Readonly<Record<string, string>>;
  readonly resources: Readonly<Record<string, ResourceMessages>>;
}

/** Returns the messages that server and browser share, as a tree of their keys. */
export const buildAppMessages = (
  resources: readonly Resource[],
  { schema, sections, resources: messages }: AppMessages,
) => ({ ...schema, sections, resources: buildMessages(resources, messages) });
