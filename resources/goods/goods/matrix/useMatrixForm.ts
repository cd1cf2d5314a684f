import { useLayoutEffect, useMemo } from "react";
import { get, useFormContext } from "react-hook-form";
import { isSameValue } from "../../../../framework/admin/isSameValue.ts";
import { type Matrix, readAttributes, readRows } from "./logic/matrix.ts";
import { formatAttrName } from "./logic/paths.ts";
import type { MatrixStore } from "./store/matrixStore.ts";

/** Leaves out attributes that have neither a name nor values yet. */
const givenAttributes = ({ attributes }: Matrix) =>
  attributes.filter(({ name, values }) => name !== "" || values.length > 0);
/** The rows for the form, each with its name; the server computes the same names. */
const namedRows = ({ attributes, rows }: Matrix, named: boolean) =>
  named
    ? rows.map((row) => ({ ...row, attrName: formatAttrName(attributes, row.attrPath) || null }))
    : rows;

export interface MatrixSources {
  /** The form paths of the attributes and of the rows; null in a form without rows. */
  attributes: string;
  skus: string | null;
}
/**
 * Milliseconds before edits are written to the form: the grid renders first, and several keystrokes
 * are written together.
 */
const pause = 60;
const checkDelayMs = 300;

/**
 * Synchronizes the store and the form. Edits in the grid are written to the form in one batch,
 * without re-rendering it; values set in the form (a merge, a new record) are loaded into the grid.
 * Returns a function that writes pending edits immediately.
 */
export function useMatrixForm(store: MatrixStore, { attributes, skus }: MatrixSources): () => void {
  const { control, register, setValue, resetField, getValues, trigger, subscribe } =
    useFormContext();
  const link = useMemo(() => {
    let writing = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let checking: ReturnType<typeof setTimeout> | undefined;
    let written: Matrix["attributes"] | undefined;
    let seen: readonly unknown[] = [];
    const paths = skus === null ? [attributes] : [attributes, skus];
    const held = () => paths.map((path) => getValues(path));
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
      if (matrix.attributes !== written)
        setValue(attributes, givenAttributes(matrix), { shouldDirty: true });
      written = matrix.attributes;
      if (skus !== null)
        setValue(skus, namedRows(matrix, Object.hasOwn(store.fields, "attrName")), {
          shouldDirty: true,
        });
      seen = held();
      writing = false;
      clearTimeout(checking);
      // Validation reads the whole form, which must not slow down typing.
      if (control._formState.submitCount > 0)
        checking = setTimeout(() => void trigger(paths), checkDelayMs);
    };
    /**
     * Handles a change of the form: loads its values if they differ from those that the store
     * wrote.
     */
    const look = () => {
      const now = held();
      if (writing || waiting || now.every((one, place) => one === seen[place])) return;
      if (now.every((one, place) => isSameValue(one, seen[place]))) seen = now;
      else read();
    };
    return {
      open() {
        store.onWrite(() => {
          waiting ??= setTimeout(write, pause);
        });
        // Rows added by the grid on opening become the form's default values, so that the form is
        // not dirty.
        if (!read() && skus !== null) {
          register(skus);
          resetField(skus, {
            defaultValue: namedRows(store.matrix(), Object.hasOwn(store.fields, "attrName")),
          });
          seen = held();
        }
        if (skus !== null) store.setStored(readRows(get(control._defaultValues, skus)));
        return subscribe({ name: paths, formState: { values: true }, callback: look });
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
  }, [
    store,
    control,
    register,
    setValue,
    resetField,
    getValues,
    trigger,
    subscribe,
    attributes,
    skus,
  ]);
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
