import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { tokens } from "../../theme/tokens.ts";
import { EmptyList } from "../EmptyList.tsx";
import { fillingColumn, shrinking } from "../fillHeight.ts";
import { ListError } from "../ListError.tsx";
import { TreeMenu } from "./TreeMenu.tsx";
import { TreeTable } from "./TreeTable.tsx";
import { TreeTools } from "./TreeTools.tsx";
import { dropPlace, stepPlace } from "./tree.ts";
import { useMoveRow } from "./useMoveRow.ts";
import { useTree } from "./useTree.ts";

/** The list of a tree resource, as a tree. */
export function TreeList({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const tree = useTree(resource);
  const moving = useMoveRow(resource, tree);
  const { move, movable, ordered } = moving;
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  if (tree.error) return <ListError error={tree.error} onRetry={tree.retry} />;
  if (tree.isEmpty) return <EmptyList resource={resource} />;
  return (
    <Stack {...shrinking} sx={fillingColumn}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          alignItems: "center",
          flexWrap: "wrap",
          px: 1,
          py: 0.5,
          borderBottom: `1px solid ${tokens.line}`,
        }}
      >
        <TreeTools resource={resource} />
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: { xs: "none", md: "inline" } }}
        >
          {translate("framework.list.tree.keys")}
        </Typography>
      </Stack>
      <TreeTable
        resource={resource}
        items={tree.items}
        isPending={tree.isPending}
        movable={movable}
        ordered={ordered}
        allows={(id, drop) => dropPlace(tree.branches, id, drop.onto, drop.zone) !== null}
        onDrop={(id, drop) => void move(id, dropPlace(tree.branches, id, drop.onto, drop.zone))}
        onStep={(id, step) => {
          if (ordered || step === "in" || step === "out")
            void move(id, stepPlace(tree.branches, id, step));
        }}
        onToggle={tree.toggle}
        onMenu={(record, anchor) => setMenu({ record, anchor })}
      />
      <TreeMenu
        {...moving}
        resource={resource}
        tree={tree}
        open={menu}
        onClose={() => setMenu(null)}
      />
    </Stack>
  );
}
