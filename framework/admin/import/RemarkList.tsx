import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { ImportRemark } from "../provider.ts";

interface Props {
  label: string;
  /** The first remarks, and the total number. */
  first: readonly ImportRemark[];
  total: number;
  read: (page: number) => Promise<{ list: ImportRemark[]; total: number }>;
  height: number;
}
/** Remarks of an import about rows; further ones are loaded page by page. */
export function RemarkList({ label, first, total, read, height }: Props) {
  const translate = useTranslate();
  const [pages, setPages] = useState<readonly ImportRemark[][]>([]);
  const [isReading, setReading] = useState(false);
  const shown = pages.length > 0 ? pages.flat() : first;
  const readMore = async () => {
    setReading(true);
    try {
      // Reloads the first page, so that all pages have the same order and size.
      const before = pages.length > 0 ? pages : [(await read(1)).list];
      const { list } = await read(before.length + 1);
      setPages([...before, list]);
    } catch {
      // After an error, the loaded pages remain visible and loading can be repeated.
    } finally {
      setReading(false);
    }
  };
  return (
    <Stack spacing={1}>
      <List
        dense
        tabIndex={0}
        aria-label={label}
        sx={{
          maxHeight: height,
          overflow: "auto",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
        }}
      >
        {shown.map(({ row, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may say the same twice, and none moves
          <ListItem key={index}>
            {translate("framework.import.rowError", { row, message })}
          </ListItem>
        ))}
      </List>
      {total > shown.length && (
        <Button
          disabled={isReading}
          onClick={() => void readMore()}
          sx={{ alignSelf: "flex-start" }}
        >
          {translate("framework.import.more", {
            shown: shown.length,
            total: total.toLocaleString(),
          })}
        </Button>
      )}
    </Stack>
  );
}
