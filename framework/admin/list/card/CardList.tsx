import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { memo, useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { isPicture, type Resource } from "../../../schema/index.ts";
import { FieldDisplay } from "../../display/FieldDisplay.tsx";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { tokens } from "../../theme/tokens.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { isSelectable } from "../bulk/isSelectable.ts";
import { RowMenu } from "../RowMenu.tsx";
import { ColumnValue } from "../table/ColumnValue.tsx";
import type { Column } from "../table/columns.ts";
import { useColumns } from "../table/useColumns.ts";
import { useFieldLabel } from "../table/useFieldLabel.ts";
import { useSelection } from "../table/useSelection.ts";
import { useListQuery } from "../useListQuery.ts";
import { useRecordName } from "../useRecordName.ts";
import { MenuButton } from "./MenuButton.tsx";
import { selectFacts } from "./selectFacts.ts";

const nothing: AdminRecord[] = [];

/** The rows as cards on a phone, with the most important fields. */
export function CardList({ resource }: { resource: Resource }) {
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
      <Stack spacing={1} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((bone) => (
          <Skeleton key={bone} variant="rounded" height={132} />
        ))}
      </Stack>
    );
  return (
    <>
      <Stack component="ul" aria-label={messages.plural} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.map((record, index) => (
          <RecordCard
            key={record.id}
            resource={resource}
            record={record}
            index={index}
            columns={visible}
            selectable={selectable}
            selected={selection.selected.has(record.id)}
            linked={!isTrash}
            onSelect={onSelect}
            onMenu={onMenu}
          />
        ))}
      </Stack>
      <RowMenu resource={resource} open={menu} onClose={() => setMenu(null)} />
    </>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(80px, auto) 1fr",
  gap: "4px 12px",
  margin: 0,
  ...theme.typography.body2,
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& dd": { margin: 0, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
  "& dd a": { display: "inline-block", paddingBlock: 7, marginBlock: -5 },
}));

interface CardProps {
  resource: Resource;
  record: AdminRecord;
  index: number;
  columns: readonly Column[];
  selected: boolean;
  selectable: boolean;
  linked: boolean;
  onSelect: (index: number) => void;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
const RecordCard = memo(function RecordCard(props: CardProps) {
  const { resource, record, index, columns, selected, selectable, linked, onSelect, onMenu } =
    props;
  const translate = useTranslate();
  const label = useFieldLabel(resource);
  const name = useRecordName(resource)(record);
  const status = columns.find((column) => column.name === "status");
  // An image is shown beside the name and does not use a slot of the other fields.
  const picture = columns.find((column) => isPicture(column.field));
  const facts = selectFacts(resource, columns, record);
  return (
    <Box
      component="li"
      sx={{
        p: 1,
        borderBottom: `1px solid ${tokens.line}`,
        ...(selected && { backgroundColor: tokens.accentSoft }),
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        {selectable && (
          <Checkbox
            size="small"
            checked={selected}
            onChange={() => onSelect(index)}
            slotProps={{
              input: { "aria-label": translate("framework.list.selectRow", { name }) },
            }}
          />
        )}
        {picture && Boolean(record[picture.name]) && (
          <Box sx={{ flexShrink: 0, lineHeight: 0 }}>
            <FieldDisplay
              field={picture.field}
              name={picture.name}
              record={record}
              resource={resource}
            />
          </Box>
        )}
        {/* A long state is placed below the name, to not shrink it. */}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            pb: 0.5,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 1,
          }}
        >
          <Typography
            sx={{
              flex: "1 1 160px",
              minWidth: 0,
              py: 1,
              lineHeight: 1.3,
              overflowWrap: "anywhere",
              fontWeight: 600,
              color: "text.primary",
              textDecoration: "none",
            }}
            {...(linked ? { component: Link, to: toPath(resource, "show", record.id) } : {})}
          >
            {name}
          </Typography>
          {status && (
            <FieldDisplay field={status.field} name="status" record={record} resource={resource} />
          )}
        </Box>
        <MenuButton record={record} name={name} onMenu={onMenu} />
      </Stack>
      <Facts>
        {facts.map((column) => (
          <Fact
            key={column.name}
            column={column}
            label={label(column.name)}
            record={record}
            resource={resource}
          />
        ))}
      </Facts>
    </Box>
  );
});

interface FactProps {
  column: Column;
  label: string;
  record: AdminRecord;
  resource: Resource;
}
const Fact = ({ column, label, record, resource }: FactProps) => (
  <>
    <dt>{label}</dt>
    <dd>
      <ColumnValue column={column} record={record} resource={resource} />
    </dd>
  </>
);
