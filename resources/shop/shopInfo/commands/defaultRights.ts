import { getRealm, listRights, type Resource } from "../../../../framework/schema/index.ts";
import { resources } from "../../../index.ts";

type Holds = (right: string) => boolean;
/** Screens with all of their operations. */
export const uses =
  (...screens: string[]): Holds =>
  (right) =>
    screens.some((screen) => right === screen || right.startsWith(`${screen}:`));
/** Screens with read and export only. */
export const reads =
  (...screens: string[]): Holds =>
  (right) =>
    screens.some((screen) => right === screen || right === `${screen}:export`);
export const some =
  (...parts: (Holds | string)[]): Holds =>
  (right) =>
    parts.some((part) => (typeof part === "string" ? part === right : part(right)));

/** Default permissions of each job in a shop. */
export const defaultRights = {
  // Roles and accounts are managed by the main account until it grants these permissions.
  manager: (right: string) => !uses("org:role", "org:account")(right),
  catalogue: some(
    uses(
      "goods:sell",
      "goods:undercarriage",
      "goods:publish",
      "goods:tags",
      "cate:list",
      "shop:source",
    ),
    uses("promotion:relation"),
    reads("delivery:freight", "stock:shopStock", "order:comment"),
  ),
  purchasing: some(uses("config:supplier"), reads("stock:storage", "stock:shopStock")),
  warehouse: some(
    uses("stock:storage", "stock:shopStock", "order:writeOff"),
    reads("order:list", "config:supplier"),
    "order:list:ship",
    "order:list:note",
    "finance:invoice",
  ),
  finance: some(
    reads(
      "finance:accountLog",
      "finance:account",
      "finance:invoice",
      "order:list",
      "order:refund",
      "config:supplier",
      "log:operation",
    ),
    uses("finance:settlement", "finance:withdraw"),
  ),
  service: some(
    reads("order:list", "order:group", "goods:sell"),
    uses("order:refund", "order:comment", "order:writeOff"),
    "order:list:editAddress",
    "order:list:note",
    "order:list:cancel",
    "finance:invoice",
  ),
} satisfies Record<string, Holds>;
export type Job = keyof typeof defaultRights;

/** Returns the permissions of a job in canonical order. */
export function listJobRights(job: Job): string[] {
  const all = (resources as readonly Resource[])
    .filter((one) => getRealm(one) === "shop")
    .flatMap(listRights);
  return [...new Set(all)].filter(defaultRights[job]).sort();
}
