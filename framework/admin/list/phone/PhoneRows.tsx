import { useListContext } from "react-admin";
import type { AdminRecord } from "../../provider.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { useColumns } from "../table/useColumns.ts";
import { useListQuery } from "../useListQuery.ts";
import { PhoneList, PhoneSkeleton } from "./PhoneList.tsx";
import { PhoneRow } from "./PhoneRow.tsx";
import { useShownColumns } from "./useIsShown.ts";
import { usePhoneSelection } from "./usePhoneSelection.tsx";

const nothing: AdminRecord[] = [];

/** The rows of a list on a phone: each opens its record; a long press or the menu selects it. */
export function PhoneRows({ resource }: BodyProps) {
  const messages = useResourceMessages(resource);
  const { isTrash } = useListQuery();
  const { data = nothing, isPending } = useListContext<AdminRecord>();
  const columns = useShownColumns(resource, useColumns(resource).visible, data);
  const { menu, closeMenu, toRow, listItems } = usePhoneSelection(resource, data);
  if (isPending) return <PhoneSkeleton />;
  return (
    <>
      <PhoneList aria-label={messages.plural}>
        {data.map((record, index) => (
          <PhoneRow
            {...toRow(record, index)}
            key={record.id}
            resource={resource}
            record={record}
            columns={columns}
            linked={!isTrash}
          />
        ))}
      </PhoneList>
      <LazyRowMenu resource={resource} open={menu} onClose={closeMenu} more={listItems} />
    </>
  );
}
