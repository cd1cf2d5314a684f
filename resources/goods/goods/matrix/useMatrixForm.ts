import { useLayoutEffect, useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { sameValue } from "../../../../framework/admin/sameValue.ts";
import { type Matrix, readAttributes, readRows } from "./logic/matrix.ts";
import { attrNameOf } from "./logic/paths.ts";
import type { MatrixStore } from "./store/matrixStore.ts";

/** An attribute that nobody has typed into yet is none. */
const givenAttributes = ({ attributes }: Matrix) =>
  attributes.filter(({ name, values }) => name !== "" || values.length > 0);
/** The rows as the form holds them, each with its name; the server writes the same. */
const namedRows = ({ attributes, rows }: Matrix, named: boolean) =>
  named ? rows.map((row) => ({ ...row, attrName: attrNameOf(attributes, row.attrPath) || null })) : rows;

export interface MatrixSources {
  /** Where the form holds the attributes, and where the rows. */
  attributes: string;
  skus: string;
}
/** Milliseconds: what a key changes is seen first, and many keys are written as one. */
const pause = 60;
const pauseOfCheck = 300;

/**
 * Holds the store and the form together: what is written in the grid reaches the form in one batch, without the form being
 * drawn again; what the form is given (a merge, a new record) reaches the grid. The answer writes at once what waits.
 */
export function useMatrixForm(store: MatrixStore, { attributes, skus }: MatrixSources): () => void {
  const { control, register, setValue, resetField, getValues, trigger, subscribe } = useFormContext();
  const link = useMemo(() => {
    let writing = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let checking: ReturnType<typeof setTimeout> | undefined;
    let written: Matrix["attributes"] | undefined;
    let seen: readonly unknown[] = [];
    const held = () => [getValues(attributes), getValues(skus)];
    const read = () => {
      seen = held();
      const complete = store.load(readAttributes(seen[0]), readRows(seen[1]));
      written = store.attributes();
      return complete;
    };
    const write = () => {
      clearTimeout(waiting);
      waiting = undefined;
      writing = true;
      const matrix = store.matrix();
      if (matrix.attributes !== written) setValue(attributes, givenAttributes(matrix), { shouldDirty: true });
      written = matrix.attributes;
      setValue(skus, namedRows(matrix, Object.hasOwn(store.fields, "attrName")), { shouldDirty: true });
      seen = held();
      writing = false;
      clearTimeout(checking);
      // The whole form is read for that, which nobody who types should feel.
      if (control._formState.submitCount > 0)
        checking = setTimeout(() => void trigger([attributes, skus]), pauseOfCheck);
    };
    /** The form has said something: whether it holds other values than the store gave it. */
    const look = () => {
      const now = held();
      if (writing || waiting || now.every((one, place) => one === seen[place])) return;
      if (now.every((one, place) => sameValue(one, seen[place]))) seen = now;
      else read();
    };
    return {
      open() {
        store.onWrite(() => {
          waiting ??= setTimeout(write, pause);
        });
        // What the grid begins with is where the form begins: nobody has typed it.
        if (!read()) {
          register(skus);
          resetField(skus, { defaultValue: namedRows(store.matrix(), Object.hasOwn(store.fields, "attrName")) });
          seen = held();
        }
        return subscribe({ name: [attributes, skus], formState: { values: true }, callback: look });
      },
      flush() {
        store.close();
        if (waiting) write();
      },
      end() {
        clearTimeout(checking);
        store.onWrite(() => {});
      },
    };
  }, [store, control, register, setValue, resetField, getValues, trigger, subscribe, attributes, skus]);
  useLayoutEffect(() => {
    const unsubscribe = link.open();
    return () => {
      unsubscribe();
      link.flush();
      link.end();
    };
  }, [link]);
  return link.flush;
}
