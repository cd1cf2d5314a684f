import type { AdminProvider, AppDataProvider } from "./provider.ts";

/** The same functions for names that the code does not know, whose records have no types. */
type ForAnyName<T> = {
  [K in keyof T]: T[K] extends (...params: infer P) => infer A ? (...params: P) => A : T[K];
};
/**
 * The calls as they are implemented: for any resource, which only a name identifies. A call of no
 * resource is typed by its key there too.
 */
export type ImplementedCalls = ForAnyName<Omit<AdminProvider, "query">> &
  Pick<AdminProvider, "query">;
/** The same with the methods that only react-admin calls. */
export type ImplementedProvider = ImplementedCalls & Omit<AppDataProvider, keyof ImplementedCalls>;

/**
 * Types the calls by the declarations of the registered resources. The server answers records of
 * the resource that a call names, which the implementation cannot know.
 */
export const typeProvider = (provider: ImplementedProvider): AppDataProvider =>
  provider as AppDataProvider;
