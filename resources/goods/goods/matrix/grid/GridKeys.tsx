import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { useOwnKeys } from "../../../../../framework/admin/keys/keySheet.ts";
import { gridKeyNames } from "./gridKeyNames.ts";

/** Lists the keys of the grid of variants first in the sheet of all keys. */
export function GridKeys({ title }: { title: string }) {
  const translate = useTranslate();
  const own = useMemo(() => {
    const toText = (name: string) => translate(`resources.goods.screen.matrix.gridKeys.${name}`);
    const keys = Object.entries(gridKeyNames).map(([name, key]) => [key, toText(name)] as const);
    return { title, keys };
  }, [translate, title]);
  useOwnKeys(own);
  return null;
}
