import type { Shape, ShapeValue } from "./shape.ts";
import type { StandardCallName, standardCalls } from "./standardCalls.ts";

type Calls = typeof standardCalls;
/** The input of a standard call. */
export type StandardInput<N extends StandardCallName> = Calls[N] extends { input: Shape }
  ? ShapeValue<Calls[N]["input"]>
  : never;
/** `data` of the response of a standard call. */
export type StandardAnswer<N extends StandardCallName> = Calls[N] extends { answer: Shape }
  ? ShapeValue<Calls[N]["answer"]>
  : never;
/** The calls with a method that answer data, and not only a file. */
export type CallNameOf<M extends "GET" | "POST"> = {
  [N in StandardCallName]: Calls[N] extends { method: M; answer: Shape } ? N : never;
}[StandardCallName];
/** The calls that answer a file. */
export type FileCallName = {
  [N in StandardCallName]: Calls[N] extends { files: readonly string[] } ? N : never;
}[StandardCallName];

/**
 * Returns the last part of a call's address: its name, except for the two calls that share one
 * address.
 */
export const toCallPath = (name: StandardCallName): string =>
  name === "retryPictures" ? "importPictures" : name;
