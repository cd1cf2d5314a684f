import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ComponentType, memo, type Ref, useRef, useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import type { Resource } from "../../../schema/index.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { type CardProps, useActor, useScreens } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { isSelectable } from "../bulk/isSelectable.ts";
import { shrinking, tallViewport } from "../fillHeight.ts";
import { RowMenu } from "../RowMenu.tsx";
import { useRowKeys } from "../table/useRowKeys.ts";
import { useSelection } from "../table/useSelection.ts";
import { useRecordName } from "../useRecordName.ts";
import { MenuButton } from "./MenuButton.tsx";

/** Above this number of cards, only the visible ones are rendered. */
const virtualAbove = 50;
const defaultHeight = 190;
const nothing: AdminRecord[] = [];

const Cards = styled("section")(({ theme }) => ({
  [tallViewport]: { overflow: "auto", minHeight: 0 },
  "& ul": { listStyle: "none", margin: 0, padding: 0, position: "relative" },
  "& li": {
    marginBottom: 8,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    "&:focus-visible": {
      outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
      outlineOffset: -2,
    },
    "&.selected": { borderColor: (theme.vars ?? theme).palette.primary.main },
  },
}));

interface Props {
  resource: Resource;
  Card: ComponentType<CardProps>;
  /** Whether the window scrolls, instead of the list. */
  inPage: boolean;
}
/** The rows of a list as custom cards of the resource; long lists are virtualized. */
export function CustomCards({ resource, Card, inPage }: Props) {
  const messages = useResourceMessages(resource);
  const navigate = useNavigate();
  const selectable = isSelectable(resource, useActor(), useScreens(resource));
  const recordName = useRecordName(resource);
  const { data = nothing, isPending, isFetching } = useListContext<AdminRecord>();
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const root = useRef<HTMLElement>(null);
  const selection = useSelection(data);
  const onSelect = useEvent(selection.checkbox);
  const onMenu = useEvent((record: AdminRecord, anchor: Element) => setMenu({ record, anchor }));

  const virtual = data.length > virtualAbove;
  const looks = { estimateSize: () => defaultHeight, gap: 8, overscan: 6 };
  const own = useVirtualizer({
    ...looks,
    count: virtual && !inPage ? data.length : 0,
    getScrollElement: () => root.current,
  });
  const page = useWindowVirtualizer({
    ...looks,
    count: virtual && inPage ? data.length : 0,
    scrollMargin: root.current?.offsetTop ?? 0,
  });
  const virtualizer = inPage ? page : own;
  const items = virtualizer.getVirtualItems();
  const margin = inPage ? page.options.scrollMargin : 0;
  const before = virtual ? (items[0]?.start ?? margin) - margin : 0;
  const inSight = virtual ? items.map(({ index }) => index) : data.map((_, index) => index);
  const keys = useRowKeys<HTMLUListElement>({
    count: data.length,
    reveal: (index) => virtual && virtualizer.scrollToIndex(index),
    onOpen: (index) => data[index] && navigate(toPath(resource, "show", data[index].id)),
    onSelect: (index) => selectable && selection.checkbox(index, false),
    onEdit: () => undefined,
  });
  if (isPending)
    return (
      <Stack spacing={1} aria-hidden="true">
        {[1, 2, 3, 4].map((bone) => (
          <Skeleton key={bone} variant="rounded" height={defaultHeight - 8} />
        ))}
      </Stack>
    );
  return (
    <Cards ref={root} {...(!inPage && shrinking)} aria-busy={isFetching}>
      <ul
        ref={keys.body}
        aria-label={messages.plural}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        style={
          virtual
            ? {
                paddingTop: before,
                height: virtualizer.getTotalSize(),
                boxSizing: "border-box",
                overflow: "clip",
              }
            : undefined
        }
      >
        {inSight.map((index) => {
          const record = data[index];
          return (
            record && (
              <RecordCard
                key={record.id}
                ref={virtual ? virtualizer.measureElement : undefined}
                Card={Card}
                record={record}
                name={recordName(record)}
                index={index}
                active={keys.active === index}
                selectable={selectable}
                selected={selection.selected.has(record.id)}
                onSelect={onSelect}
                onMenu={onMenu}
              />
            )
          );
        })}
      </ul>
      <RowMenu resource={resource} open={menu} onClose={() => setMenu(null)} />
    </Cards>
  );
}

interface CardFrameProps {
  ref: Ref<HTMLLIElement> | undefined;
  Card: ComponentType<CardProps>;
  record: AdminRecord;
  name: string;
  index: number;
  active: boolean;
  selectable: boolean;
  selected: boolean;
  onSelect: (index: number, shift: boolean) => void;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
const RecordCard = memo(function RecordCard(props: CardFrameProps) {
  const { ref, Card, record, name, index, active, selectable, selected, onSelect, onMenu } = props;
  const translate = useTranslate();
  return (
    <li
      ref={ref}
      data-index={index}
      className={selected ? "selected" : undefined}
      tabIndex={active ? 0 : -1}
      aria-label={name}
    >
      <Card
        record={record}
        checkbox={
          selectable && (
            <Checkbox
              size="small"
              checked={selected}
              tabIndex={active ? 0 : -1}
              onClick={(event) => onSelect(index, event.shiftKey)}
              slotProps={{
                input: { "aria-label": translate("markethall.list.selectRow", { name }) },
              }}
            />
          )
        }
        menu={<MenuButton record={record} name={name} onMenu={onMenu} />}
      />
    </li>
  );
});
