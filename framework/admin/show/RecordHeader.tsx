import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { getPicture } from "../display/getPicture.ts";
import { Thumbnail } from "../display/media.tsx";
import { PageHeader } from "./PageLayout.tsx";
import { RecordActions } from "./RecordActions.tsx";
import { RecordFacts } from "./RecordFacts.tsx";
import { RecordPager } from "./RecordPager.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { RecordStatus } from "./RecordStatus.tsx";
import { useBackToList } from "./useBackToList.ts";
import { useRecordTitle } from "./useRecordTitle.ts";

interface Props {
  /** The name of the record by default. */
  title?: ReactNode;
  /** Beside the title: the state by default. */
  mark?: ReactNode;
  /** Below the title: one line of facts by default. */
  note?: ReactNode;
  /** Opposite the title: the actions, edit, clone and delete by default. */
  actions?: ReactNode;
}
/** The record's picture, if it has one, before its name. */
function NamedByPicture({ name }: { name: string }) {
  const { resource, record } = useRecordInPage();
  const address = getPicture(resource, record);
  if (address === null) return name;
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Thumbnail address={address} alt="" size={28} uncropped />
      {name}
    </Box>
  );
}

/** The header of a record's page. Each property replaces one part of it; null leaves it out. */
export function RecordHeader(props: Props) {
  const { resource, record } = useRecordInPage();
  const name = useRecordTitle(resource, record);
  const {
    title = <NamedByPicture name={name} />,
    mark = <RecordStatus resource={resource} record={record} />,
    note = <RecordFacts />,
    actions = <RecordActions />,
  } = props;
  return (
    <PageHeader
      title={title}
      mark={mark}
      note={note}
      pager={<RecordPager />}
      tools={actions}
      back={useBackToList(resource, record.id)}
    />
  );
}
