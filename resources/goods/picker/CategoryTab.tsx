import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { ArrowLeftIcon } from "../../../framework/admin/icons/ArrowLeftIcon.ts";
import { CheckIcon } from "../../../framework/admin/icons/CheckIcon.ts";
import { ChevronRightIcon } from "../../../framework/admin/icons/ChevronRightIcon.ts";
import { type Branch, findBranchPath, toBranches } from "./branches.ts";
import { Paged } from "./Paged.tsx";
import type { Picked } from "./picked.ts";
import { usePage } from "./usePage.ts";
import { useRoving } from "./useRoving.ts";
import type { TabProps } from "./useSelection.ts";
import { useTitle } from "./useTitle.ts";

/** The categories level by level; clicking one selects it and opens its children. */
export function CategoryTab({ selection, finish }: TabProps) {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const { formatTitle } = useTitle();
  const page = usePage(
    "categories",
    { status: "enabled" },
    { perPage: 1000, sort: { field: "sort", order: "ASC" } },
  );
  const branches = useMemo(() => toBranches(page.rows), [page.rows]);
  const [open, setOpen] = useState<readonly number[] | null>(null);
  // Opens at the selected category.
  const chosen = selection.items.find((one) => one.kind === "category");
  const path = chosen?.kind === "category" ? chosen.path.split(",").map(Number) : [];
  const way = findBranchPath(branches, open ?? (narrow ? path.slice(0, -1) : path));
  const levels = [
    branches,
    ...way.flatMap(({ children }) => (children.length > 0 ? [children] : [])),
  ];
  const toPicked = (branch: Branch): Picked => ({
    kind: "category",
    id: branch.id,
    title: branch.title,
    path: branch.path.join(","),
  });
  const choose = (branch: Branch) => {
    setOpen(branch.path);
    if (selection.mayChoose(toPicked(branch))) selection.toggle(toPicked(branch));
  };
  const columns = levels.map((level, depth) => (
    <Level
      key={way[depth - 1]?.id ?? 0}
      label={translate(`markethall.picker.category.levels.${depth + 1}`)}
      branches={level}
      open={way[depth]?.id}
      isChosen={(branch) => selection.isChosen(toPicked(branch))}
      multiple={selection.multiple}
      onChoose={choose}
      onFinish={(branch) => (selection.multiple ? choose(branch) : finish(toPicked(branch)))}
    />
  ));
  const above = way.at(levels.length - 2);
  return (
    <Paged page={page} empty={translate("markethall.picker.category.empty")} single>
      {narrow ? (
        <>
          {levels.length > 1 && above && (
            <Button
              startIcon={<ArrowLeftIcon />}
              onClick={() => setOpen(above.path.slice(0, -1))}
              sx={{ mb: 0.5 }}
            >
              {translate("markethall.picker.category.up", { name: formatTitle(above.title) })}
            </Button>
          )}
          {columns.at(-1)}
        </>
      ) : (
        <Box
          sx={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", height: "100%" }}
        >
          {columns}
        </Box>
      )}
    </Paged>
  );
}

interface LevelProps {
  label: string;
  branches: readonly Branch[];
  open: number | undefined;
  multiple: boolean;
  isChosen: (branch: Branch) => boolean;
  onChoose: (branch: Branch) => void;
  onFinish: (branch: Branch) => void;
}
function Level({ label, branches, open, multiple, isChosen, onChoose, onFinish }: LevelProps) {
  const { formatTitle } = useTitle();
  const roving = useRoving<HTMLUListElement>();
  const entry = Math.max(
    0,
    branches.findIndex(({ id }) => id === open),
  );
  return (
    <Box
      sx={{
        minWidth: 0,
        overflowY: "auto",
        px: { md: 1 },
        borderRight: { md: 1 },
        borderColor: { md: "divider" },
        "&:last-of-type": { border: 0 },
      }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ px: 1.5 }}>
        {label}
      </Typography>
      <List
        {...roving}
        dense
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple}
        disablePadding
      >
        {branches.map((branch, place) => (
          <ListItemButton
            key={branch.id}
            role="option"
            component="li"
            aria-selected={isChosen(branch)}
            selected={branch.id === open}
            tabIndex={place === entry ? 0 : -1}
            onClick={() => onChoose(branch)}
            onDoubleClick={() => onFinish(branch)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
              const column = event.currentTarget.closest("ul")?.parentElement;
              const next =
                event.key === "ArrowRight"
                  ? column?.nextElementSibling
                  : column?.previousElementSibling;
              next?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
            }}
            sx={{ borderRadius: 1, minHeight: 40, gap: 1 }}
          >
            <ListItemText
              primary={formatTitle(branch.title)}
              slotProps={{ primary: { noWrap: true } }}
            />
            {isChosen(branch) && <CheckIcon fontSize="small" color="primary" />}
            {branch.children.length > 0 && <ChevronRightIcon fontSize="small" color="action" />}
          </ListItemButton>
        ))}
      </List>
    </Box>
  );
}
