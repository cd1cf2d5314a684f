import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { isSelectable } from "../bulk/isSelectable.ts";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { useColumns } from "../table/useColumns.ts";
import { useSelection } from "../table/useSelection.ts";
import { useListQuery } from "../useListQuery.ts";
import { PhoneList, PhoneSkeleton } from "./PhoneList.tsx";
import { PhoneRow } from "./PhoneRow.tsx";

const nothing: AdminRecord[] = [];

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
  if (isPending) return <PhoneSkeleton />;
  const selectItem = (record: AdminRecord) => [
    <MenuItem key="select" onClick={() => onSelect(data.indexOf(record))}>
      {translate("framework.list.select")}
    </MenuItem>,
  ];
  return (
    <>
      <PhoneList aria-label={messages.plural}>
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
      </PhoneList>
      <LazyRowMenu
        resource={resource}
        open={menu}
        onClose={() => setMenu(null)}
        more={selectable ? selectItem : undefined}
      />
    </>
  );
}
