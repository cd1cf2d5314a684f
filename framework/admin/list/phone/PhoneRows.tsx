import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { lengths, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { isSelectable } from "../bulk/isSelectable.ts";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { useColumns } from "../table/useColumns.ts";
import { useSelection } from "../table/useSelection.ts";
import { useListQuery } from "../useListQuery.ts";
import { PhoneRow } from "./PhoneRow.tsx";

const nothing: AdminRecord[] = [];
const bones = [1, 2, 3, 4, 5, 6, 7];
const boneHeight = 86;

const Rows = styled("ul", { name: "PhoneRows" })(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": {
    position: "relative",
    display: "flex",
    gap: 12,
    padding: "10px 4px 10px 12px",
    borderBottom: `1px solid ${tokens.line}`,
    ...theme.typography.body2,
    lineHeight: 1.35,
  },
  "& li.selected": { backgroundColor: tokens.accentSoft },
  "& .about": { flex: 1, minWidth: 0, display: "flex", flexDirection: "column", gap: 3 },
  "& .name": { fontSize: 15, overflowWrap: "anywhere" },
  "& .name a, & .name b": {
    color: tokens.ink,
    fontWeight: weights.strong,
    textDecoration: "none",
    marginInlineEnd: 8,
  },
  // The whole row is the link; what else can be pressed is above it.
  "& .name a::after": { content: '""', position: "absolute", inset: 0 },
  "& .name a:focus-visible": { outline: "none" },
  "& .name a:focus-visible::after": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
  "& button, & .MuiCheckbox-root, & .facts a, & .state a": { position: "relative", zIndex: 1 },
  "& .who": { color: tokens.ink2 },
  // One line: a fact that does not fit wraps into the hidden second one.
  "& .facts": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    height: "1.4em",
    overflow: "hidden",
    color: tokens.ink2,
  },
  "& .facts > span": {
    maxWidth: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .facts > span + span::before": { content: '"\\00a0·\\00a0"' },
  // The row has its own picture.
  "& .facts img": { display: "none !important" },
  "& .state": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  "& .time": { color: tokens.ink2 },
  "& .end": {
    flexShrink: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-end",
    justifyContent: "space-between",
  },
  "& .amount": {
    paddingInlineEnd: 8,
    fontSize: 15,
    fontWeight: weights.strong,
    fontVariantNumeric: "tabular-nums",
  },
  "& .end button": { width: lengths.touch, height: lengths.touch, marginBlock: "auto -8px" },
}));

/** The rows of a list on a phone: each opens its record; a long press or the menu selects it. */
export function PhoneRows({ resource }: BodyProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { isTrash } = useListQuery();
  const selectable = isSelectable(resource, useActor(), useScreens(resource));
  const { data = nothing, isPending } = useListContext<AdminRecord>();
  const { visible } = useColumns(resource);
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const selection = useSelection(data);
  const onSelect = useEvent((index: number) => selection.checkbox(index, false));
  const onMenu = useEvent((record: AdminRecord, anchor: Element) => setMenu({ record, anchor }));
  if (isPending)
    return (
      <Rows aria-hidden="true">
        {bones.map((bone) => (
          <li key={bone}>
            <Skeleton variant="rounded" width="100%" height={boneHeight - 20} />
          </li>
        ))}
      </Rows>
    );
  const selectItem = (record: AdminRecord) => [
    <MenuItem key="select" onClick={() => onSelect(data.indexOf(record))}>
      {translate("framework.list.select")}
    </MenuItem>,
  ];
  return (
    <>
      <Rows aria-label={messages.plural}>
        {data.map((record, index) => (
          <PhoneRow
            key={record.id}
            resource={resource}
            record={record}
            index={index}
            columns={visible}
            selectable={selectable}
            selecting={selection.selected.size > 0}
            selected={selection.selected.has(record.id)}
            linked={!isTrash}
            onSelect={onSelect}
            onMenu={onMenu}
          />
        ))}
      </Rows>
      <LazyRowMenu
        resource={resource}
        open={menu}
        onClose={() => setMenu(null)}
        more={selectable ? selectItem : undefined}
      />
    </>
  );
}
