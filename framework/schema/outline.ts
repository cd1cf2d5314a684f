import type { Resource } from "./defineResource.ts";

/**
 * What menu, search, permissions, links, tabs and counts read of a resource, with the values that
 * most resources have.
 */
const defaults = {
  menuSection: null,
  goKey: null,
  singleton: false,
  operations: ["create", "edit", "delete", "import", "export"],
  sort: ["id", "desc"],
  tabSort: {},
  visibleTabs: null,
  toDo: [],
  viewList: [],
  view: null,
  readers: null,
  parent: null,
  table: null,
  queues: [],
  jobs: [],
} satisfies Partial<Resource>;

type Identity = "name" | "api" | "route" | "path" | "access" | "owner" | "label";
type OutlinedKey = Identity | keyof typeof defaults;
/** The part of a declaration that every page loads. */
export type Outline = Pick<Resource, Identity> &
  Partial<Pick<Resource, keyof typeof defaults>> & {
    /** The folder of the resource: its declaration loads with those of its domain. */
    readonly domain: string;
  };

/** What is read of the whole declaration only. */
const deeper: Readonly<Record<Exclude<keyof Resource, OutlinedKey>, true>> = {
  fields: true,
  actions: true,
  actionList: true,
  calls: true,
  key: true,
  columns: true,
  hidden: true,
  priority: true,
  phone: true,
  select: true,
  filters: true,
  filterList: true,
  tabHidden: true,
  tabs: true,
  views: true,
  inline: true,
  sums: true,
  sumWhere: true,
  form: true,
  facts: true,
  measures: true,
  importFormats: true,
  emptyWays: true,
  picture: true,
  stages: true,
  stateReasons: true,
  deadline: true,
  related: true,
  externalTransitions: true,
  deletableWhen: true,
  rowRule: true,
  crossTenantIndexes: true,
  parameters: true,
  trash: true,
  was: true,
  dropped: true,
  readOnly: true,
};
type DeeperKey = keyof typeof deeper;
const deeperKeys = Object.keys(deeper) as DeeperKey[];
const optionalKeys = Object.keys(defaults) as (keyof typeof defaults)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the outline of a declaration, as the build writes it: without what most resources have.
 */
export function toOutline(resource: Resource, domain: string): Outline {
  const { name, api, route, path, access, owner, label } = resource;
  const own = optionalKeys.flatMap((key) =>
    isSame(resource[key], defaults[key]) ? [] : [[key, resource[key]] as const],
  );
  return { name, domain, api, route, path, access, owner, label, ...Object.fromEntries(own) };
}

/** The declarations of a domain, loaded once. */
class DomainLoader {
  whole: ReadonlyMap<string, Resource> | null = null;
  #loading: Promise<void> | null = null;
  #failure: { error: unknown } | null = null;
  readonly #waiting: ((whole: ReadonlyMap<string, Resource>) => void)[] = [];
  readonly #request: () => Promise<readonly Resource[]>;
  constructor(request: () => Promise<readonly Resource[]>) {
    this.#request = request;
  }
  load(): Promise<void> {
    this.#loading ??= this.#start();
    return this.#loading;
  }
  async #start() {
    try {
      const found = await this.#request();
      const whole = new Map(found.map((resource) => [resource.name, resource]));
      this.whole = whole;
      for (const fill of this.#waiting) fill(whole);
    } catch (error) {
      this.#loading = null;
      this.#failure = { error };
      throw error;
    }
  }
  /** Calls a function with the declarations once they are there. */
  whenLoaded(fill: (whole: ReadonlyMap<string, Resource>) => void): void {
    if (this.whole) fill(this.whole);
    else this.#waiting.push(fill);
  }
  /** Suspends the component that reads too early; after a failure, fails it. */
  suspend(): never {
    this.throwFailure();
    throw this.load();
  }
  throwFailure(): void {
    const failure = this.#failure;
    if (!failure) return;
    // React renders a failed component twice before it shows the failure; a later attempt loads.
    setTimeout(() => {
      if (this.#failure === failure) this.#failure = null;
    });
    throw failure.error;
  }
}

type Values = Pick<Resource, OutlinedKey>;
const outlinedResources = new WeakMap<Resource, { values: Values; loader: DomainLoader }>();

function createOutlined(values: Values, loader: DomainLoader): Resource {
  const resource = { ...values };
  const { name } = values;
  const define = (key: DeeperKey, property: PropertyDescriptor) =>
    Object.defineProperty(resource, key, { ...property, enumerable: true, configurable: true });
  for (const key of deeperKeys) define(key, { get: () => loader.suspend() });
  // Every other key is defined above.
  const outlined = resource as Resource;
  outlinedResources.set(outlined, { values, loader });
  loader.whenLoaded((whole) => {
    const found = whole.get(name);
    if (!found) throw new Error(`the declarations of its domain have no resource "${name}"`);
    for (const key of deeperKeys) define(key, { value: found[key] });
  });
  return outlined;
}

/**
 * Creates resources that answer what their outlines have. A component that reads more suspends
 * until the declarations of the domain are loaded; from then on the resource answers everything.
 * Code outside of components awaits `loadResource` first.
 *
 * @param request Loads the declarations of a domain.
 * @example
 * ```ts
 * const [outlined] = createOutlines([toOutline(suppliers, "inventory")], async () => [suppliers]);
 * if (outlined) {
 *   await loadResource(outlined);
 *   console.log(Object.keys(outlined.fields));
 * }
 * ```
 */
export function createOutlines(
  outlines: readonly Outline[],
  request: (domain: string) => Promise<readonly Resource[]>,
): readonly Resource[] {
  const domains = new Map<string, DomainLoader>();
  return outlines.map(({ domain, ...outline }) => {
    const loader = domains.get(domain) ?? new DomainLoader(() => request(domain));
    domains.set(domain, loader);
    return createOutlined({ ...defaults, ...outline }, loader);
  });
}

/** Whether a resource answers everything now: its declaration was loaded, or never left out. */
export const isLoaded = (resource: Resource): boolean =>
  outlinedResources.get(resource)?.loader.whole !== null;

/** Loads the declaration of a resource, with those of its domain. */
export async function loadResource(resource: Resource): Promise<void> {
  if (!isLoaded(resource)) await outlinedResources.get(resource)?.loader.load();
}

/** Loads the declarations of resources, all at the same time. */
export async function loadResources(resources: readonly Resource[]): Promise<void> {
  await Promise.all(resources.map(loadResource));
}

/**
 * Suspends a component until the declarations of all these resources are loaded, which start at the
 * same time: for components that read the fields or actions of several.
 */
export function readWhole(resources: readonly Resource[]): void {
  const missing = resources.filter((resource) => !isLoaded(resource));
  if (missing.length === 0) return;
  for (const resource of missing) outlinedResources.get(resource)?.loader.throwFailure();
  throw loadResources(missing);
}

/** Returns a resource with other values, such as those of one of its views. */
export function withValues(
  resource: Resource,
  values: Partial<Pick<Resource, "view" | "route" | "visibleTabs">>,
): Resource {
  const outlined = outlinedResources.get(resource);
  return outlined
    ? createOutlined({ ...outlined.values, ...values }, outlined.loader)
    : { ...resource, ...values };
}
