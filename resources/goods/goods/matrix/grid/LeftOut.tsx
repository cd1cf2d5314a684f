import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { limits } from "../logic/matrix.ts";
import { formatAttrName } from "../logic/paths.ts";
import { findMissingPaths, setRows } from "../logic/rows.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";

const maxListed = 100;

/** Lists combinations that are not offered, and restores them. */
export function LeftOut({ onNotice }: { onNotice: (sentence: string) => void }) {
  const { store, t } = useMatrix();
  const attributes = useMatrixValue((one) => one.attributes());
  const there = useMatrixValue((one) => one.paths());
  const [anchor, setAnchor] = useState<Element | null>(null);
  const paths = findMissingPaths(attributes, there);
  if (paths.length === 0) return null;
  const takeIn = (chosen: readonly string[]) => {
    setAnchor(null);
    if (there.length + chosen.length > limits.rows)
      onNotice(t("refused.rows", { max: limits.rows, count: there.length + chosen.length }));
    else store.change((now) => ({ matrix: setRows(now, chosen, store.blank), lost: [] }));
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t("leftOut", { smart_count: paths.length })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {paths.length > 1 && there.length + paths.length <= limits.rows && (
          <MenuItem onClick={() => takeIn(paths)} divider>
            <ListItemText primary={t("takeInAll", { smart_count: paths.length })} />
          </MenuItem>
        )}
        {paths.slice(0, maxListed).map((path) => (
          <MenuItem key={path} onClick={() => takeIn([path])}>
            {t("takeIn", { name: formatAttrName(attributes, path) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
