import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ComponentType, memo, type Ref, useRef, useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { can } from "../../../schema/index.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { type CardProps, useActor, useScreens } from "../../resources.tsx";
import { tokens } from "../../theme/tokens.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { isSelectable } from "../bulk/isSelectable.ts";
import { shrinking, tallViewport } from "../fillHeight.ts";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { LazyNextSteps } from "../table/LazyNextSteps.tsx";
import type { StartStep } from "../table/NextSteps.tsx";
import { useRowKeys } from "../table/useRowKeys.ts";
import { useSelection } from "../table/useSelection.ts";
import { useRecordName } from "../useRecordName.ts";
import { MenuButton } from "./MenuButton.tsx";
import type { CardWindow, RevealCard } from "./VirtualCards.tsx";

const LazyVirtualCards = createLazyComponent(
  async () => (await import("./VirtualCards.tsx")).VirtualCards,
);

/** Above this number of cards, only the visible ones are rendered. */
const virtualAbove = 50;
const defaultHeight = 190;
const nothing: AdminRecord[] = [];

const Cards = styled("section")({
  [tallViewport]: { overflow: "auto", minHeight: 0 },
  "& ul": { listStyle: "none", margin: 0, padding: 0, position: "relative" },
  "& li": {
    borderBottom: `1px solid ${tokens.line}`,
    "&:focus-visible": {
      outline: `2px solid ${tokens.focus}`,
      outlineOffset: -2,
    },
    "&.selected": { backgroundColor: tokens.accentSoft },
  },
});

/** The rows of a list as custom cards of the resource; long lists are virtualized. */
export function CustomCards({ resource }: BodyProps) {
  const messages = useResourceMessages(resource);
  const navigate = useNavigate();
  const screens = useScreens(resource);
  const { card: Card } = screens;
  const actor = useActor();
  const selectable = isSelectable(resource, actor, screens);
  // In a low window the page scrolls, instead of the list.
  const inPage = !useMediaQuery(tallViewport);
  const recordName = useRecordName(resource);
  const { data = nothing, isPending, isFetching } = useListContext<AdminRecord>();
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const root = useRef<HTMLElement>(null);
  const selection = useSelection(data);
  const onSelect = useEvent(selection.checkbox);
  const onMenu = useEvent((record: AdminRecord, anchor: Element) => setMenu({ record, anchor }));

  const hasSteps = resource.actionList.some(({ tone }) => tone === "primary");
  const virtual = data.length > virtualAbove;
  const reveal = useRef<RevealCard>(null);
  useLoadWhenIdle(LazyVirtualCards);
  const startStep = useRef<StartStep>(null);
  const keys = useRowKeys<HTMLUListElement>({
    count: data.length,
    reveal: (index) => reveal.current?.(index),
    onOpen: (index) => data[index] && navigate(toPath(resource, "show", data[index].id)),
    onSelect: (index, range) => selectable && selection.checkbox(index, range),
    onEdit: () => undefined,
    onEditRecord: can(actor, resource, "edit")
      ? (index) => data[index] && navigate(toPath(resource, "edit", data[index].id))
      : undefined,
    onStep: (index) => startStep.current?.(index) ?? false,
  });
  if (!Card) return null;
  if (isPending)
    return (
      <Stack spacing={1} aria-hidden="true">
        {[1, 2, 3, 4].map((bone) => (
          <Skeleton key={bone} variant="rounded" height={defaultHeight - 8} />
        ))}
      </Stack>
    );
  const renderCards = ({ indexes, style, measure }: CardWindow) => (
    <ul
      ref={keys.body}
      aria-label={messages.plural}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      style={style}
    >
      {indexes.map((index) => {
        const record = data[index];
        return (
          record && (
            <RecordCard
              key={record.id}
              ref={measure}
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
  );
  return (
    <Cards ref={root} {...(!inPage && shrinking)} aria-busy={isFetching}>
      {virtual ? (
        <LazyVirtualCards
          count={data.length}
          height={defaultHeight}
          scroller={root}
          inPage={inPage}
          reveal={reveal}
        >
          {renderCards}
        </LazyVirtualCards>
      ) : (
        renderCards({ indexes: data.map((_, index) => index) })
      )}
      {hasSteps && (
        <LazyNextSteps resource={resource} rows={data} body={keys.body} start={startStep} />
      )}
      <LazyRowMenu resource={resource} open={menu} onClose={() => setMenu(null)} />
    </Cards>
  );
}

interface CardFrameProps {
  ref?: Ref<HTMLLIElement> | undefined;
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
                input: { "aria-label": translate("framework.list.selectRow", { name }) },
              }}
            />
          )
        }
        menu={<MenuButton record={record} name={name} onMenu={onMenu} />}
      />
    </li>
  );
});
