import type { Resource } from "./defineResource.ts";

type Add = (resource: Resource, code: string, where: string, what: string, mend: string) => void;

/** Queues are known by their names alone: each is declared once, in camel case. */
export function checkQueueNames(resources: readonly Resource[], add: Add): void {
  const owners = new Map<string, Resource>();
  for (const resource of resources)
    for (const name of resource.queues) {
      const other = owners.get(name);
      if (other)
        add(resource, "E001", "queues", `"${name}" is also a queue of ${other.name}`, "rename it");
      if (!/^[a-z][A-Za-z0-9]*$/.test(name))
        add(resource, "E146", "queues", `"${name}" is no name`, "write it in camel case");
      owners.set(name, resource);
    }
}
