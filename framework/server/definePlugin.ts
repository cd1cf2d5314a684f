import type { PluginMessages } from "../../i18n/pluginMessages.ts";
import type { Locale, Resource } from "../schema/index.ts";
import type { DefinedRules } from "./defineRules.ts";
import type { ServerKind } from "./fields/ServerKind.ts";
import type { AnyHooks } from "./hooks.ts";
import type { Queue } from "./jobs/defineQueue.ts";

/** What a plug-in adds to the server of an app. */
export interface Plugin {
  /** Identifies it in errors. */
  readonly name: string;
  /**
   * Resources that it brings, after those of the app. An app lists them among its own too, so that
   * types, migrations and screens know them; each is added once.
   */
  readonly resources?: readonly Resource[];
  /** Rules of its resources, or of resources of the app that have none. */
  readonly rules?: readonly DefinedRules[];
  readonly messages?: Readonly<Partial<Record<Locale, PluginMessages>>>;
  /** The server's halves of kinds of fields, by the names of the kinds. */
  readonly kinds?: Readonly<Record<string, ServerKind>>;
  /** Hooks that run for the rows of every resource, before those of its rules. */
  readonly hooks?: AnyHooks;
  /** Queues of tasks, for an app that handles tasks. */
  readonly queues?: readonly Queue[];
}

/**
 * Defines a plug-in: what several resources or apps share, as one object that an app's options
 * name under `plugins`.
 *
 * @example
 * ```ts
 * const freeze = definePlugin({
 *   name: "freeze",
 *   hooks: {
 *     beforeChange({ resource, actor }) {
 *       if (resource.name === "suppliers" && isTenantMember(actor))
 *         throw domainError("supplier.limitReached", { max: 500 });
 *     },
 *   },
 * });
 * ```
 */
export const definePlugin = <const P extends Plugin>(plugin: P): P => plugin;

/** A plug-in that contradicts the app or another plug-in. */
export class PluginError extends Error {
  readonly expected = true;
  constructor(code: string, plugin: string, what: string, mend: string) {
    super(`${code} plug-in "${plugin}": ${what} (${mend})`);
    this.name = "PluginError";
  }
}

/** The declarations of an app together with those of its plug-ins. */
export interface Composition {
  readonly resources: readonly Resource[];
  readonly rules: readonly DefinedRules[];
}

/**
 * Adds what plug-ins bring to the resources and rules of an app.
 *
 * @throws {PluginError} E310 for a name that two plug-ins have, E311 for another resource of the
 * same name, E312 for rules of a resource that has rules already.
 */
export function withPlugins(app: Composition, plugins: readonly Plugin[]): Composition {
  const names = new Set<string>();
  const resources = [...app.resources];
  const rules = [...app.rules];
  for (const { name: plugin, resources: brought = [], rules: ruled = [] } of plugins) {
    if (names.has(plugin))
      throw new PluginError("E310", plugin, "is listed twice", "list it once, or rename one");
    names.add(plugin);
    for (const resource of brought) {
      const known = resources.find(({ name }) => name === resource.name);
      if (known && known !== resource)
        throw new PluginError(
          "E311",
          plugin,
          `brings "${resource.name}", which is another resource of the app`,
          "rename one of them",
        );
      if (!known) resources.push(resource);
    }
    for (const one of ruled) {
      if (rules.some(({ resource }) => resource === one.resource))
        throw new PluginError(
          "E312",
          plugin,
          `has rules for "${one.resource}", which has rules already`,
          "use hooks",
        );
      rules.push(one);
    }
  }
  return { resources, rules };
}
