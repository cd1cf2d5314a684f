import type { Resource } from "./defineResource.ts";

type Add = (resource: Resource, code: string, where: string, what: string, mend: string) => void;

/** Queues and jobs are known by their names alone: each is declared once, in camel case. */
export function checkTaskNames(resources: readonly Resource[], add: Add): void {
  checkNames(resources, "queues", "queue", add);
  checkNames(resources, "jobs", "job", add);
}

function checkNames(
  resources: readonly Resource[],
  key: "queues" | "jobs",
  noun: string,
  add: Add,
): void {
  const owners = new Map<string, Resource>();
  for (const resource of resources)
    for (const name of resource[key]) {
      const other = owners.get(name);
      if (other)
        add(resource, "E001", key, `"${name}" is also a ${noun} of ${other.name}`, "rename it");
      if (!/^[a-z][A-Za-z0-9]*$/.test(name))
        add(resource, "E146", key, `"${name}" is no name`, "write it in camel case");
      owners.set(name, resource);
    }
}
