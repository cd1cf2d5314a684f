import { createContext, useContext, useSyncExternalStore } from "react";
import { useTranslate } from "react-admin";
import type { Field, Resource } from "../../../../framework/schema/index.ts";
import type { MatrixStore } from "./store/matrixStore.ts";
import type { CellError } from "./store/rowIssues.ts";

export interface MatrixTools {
  store: MatrixStore;
  resource: Resource;
  /** Where the form holds the rows: errors and links lead to `skus.3.price`. */
  skus: string;
  /** Of what kind a picture of a value or a row is. */
  picture: Field;
  labelOf: (column: string) => string;
  /** A sentence of the matrix. */
  t: (key: string, params?: Record<string, unknown>) => string;
  sayError: (error: CellError, column: string) => string;
}
const MatrixContext = createContext<MatrixTools | null>(null);
export const MatrixProvider = MatrixContext.Provider;

export function useMatrix(): MatrixTools {
  const tools = useContext(MatrixContext);
  if (!tools) throw new Error("useMatrix: no MatrixProvider above");
  return tools;
}
/** What a part of the screen reads of the store; it is drawn again only when that is another value. */
export function useOf<T>(read: (store: MatrixStore) => T): T {
  const { store } = useMatrix();
  return useSyncExternalStore(store.subscribe, () => read(store));
}
export function useMatrixMessages() {
  const translate = useTranslate();
  return (key: string, params?: Record<string, unknown>) => translate(`resources.goods.screen.matrix.${key}`, params);
}
