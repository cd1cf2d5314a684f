import { createContext, useContext, useSyncExternalStore } from "react";
import { useTranslate } from "react-admin";
import type { Field, Resource } from "../../../../framework/schema/index.ts";
import type { MatrixStore } from "./store/matrixStore.ts";
import type { CellError } from "./store/rowIssues.ts";

export interface MatrixTools {
  store: MatrixStore;
  resource: Resource;
  /** The form path of the rows; errors and links use `skus.3.price`. */
  skus: string;
  /** The image field that defines pictures of values and rows. */
  picture: Field;
  getLabel: (column: string) => string;
  /** Translates a message of the matrix. */
  t: (key: string, params?: Record<string, unknown>) => string;
  formatError: (error: CellError, column: string) => string;
}
const MatrixContext = createContext<MatrixTools | null>(null);
export const MatrixProvider = MatrixContext.Provider;

export function useMatrix(): MatrixTools {
  const tools = useContext(MatrixContext);
  if (!tools) throw new Error("useMatrix: no MatrixProvider above");
  return tools;
}
/** Reads a value from the store; the component re-renders only when that value changes. */
export function useMatrixValue<T>(read: (store: MatrixStore) => T): T {
  const { store } = useMatrix();
  return useSyncExternalStore(store.subscribe, () => read(store));
}
export function useMatrixMessages() {
  const translate = useTranslate();
  return (key: string, params?: Record<string, unknown>) =>
    translate(`resources.goods.screen.matrix.${key}`, params);
}
