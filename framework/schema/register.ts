import type { Resource } from "./defineResource.ts";

/**
 * The app registers its resources with the framework by augmenting this interface: `declare module
 * "…/framework/schema" { interface Register { resources: typeof resources } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the app
export interface Register {}
export type Registered = Register extends { resources: infer R extends readonly Resource[] }
  ? R[number]
  : Resource;
export type ResourceName = Registered["name"];
export type ResourceNamed<N extends ResourceName> = Extract<Registered, { name: N }>;
