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
  purchasing: some(
    (right) => uses("config:supplier")(right) && right !== "config:supplier:pay",
    (right) => uses("stock:buy")(right) && right !== "stock:buy:pay",
    reads(
      "stock:storage",
      "stock:location",
      "stock:storageStock",
      "stock:editStock",
      "stock:counting",
      "stock:log",
      "stock:shopStock",
      "stock:receipt",
    ),
  ),
  warehouse: some(
    uses(
      "stock:storage",
      "stock:location",
      "stock:storageStock",
      "stock:editStock",
      "stock:counting",
      "stock:log",
      "stock:shopStock",
      "stock:merge",
      "stock:waitMerge",
      "order:writeOff",
    ),
    reads("order:list", "config:supplier", "stock:buy", "stock:receipt"),
    "stock:buy:receive",
    "stock:buy:close",
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
      "stock:buy",
      "stock:receipt",
      "log:operation",
    ),
    "config:supplier:pay",
    "stock:buy:recordInvoice",
    "stock:buy:pay",
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
