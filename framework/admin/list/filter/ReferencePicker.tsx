import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAdminProvider } from "../../resources.tsx";
import { useDelayed } from "./useDelayed.ts";
import { useNamesOf } from "./useNamesOf.ts";

const pageSize = 50;
interface Props {
  target: string;
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}
/** Chooses records by name; searches on the server, and reads further pages as one scrolls. */
export function ReferencePicker({ target, label, ids, onChange }: Props) {
  const provider = useAdminProvider();
  const [text, setText] = useState("");
  const q = useDelayed(text.trim(), 300);
  const names = useNamesOf(target, ids);
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [target, "selector", q],
    queryFn: ({ pageParam }) => provider.selector(target, { q, page: pageParam, pageSize }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
  });
  const options = useMemo(
    () => (data?.pages ?? []).flat().map((row) => ({ id: String(row.id), name: row.name })),
    [data],
  );
  const value = ids.map((id) => ({ id, name: options.find((one) => one.id === id)?.name ?? names[id] ?? `#${id}` }));
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={options}
      value={value}
      loading={isFetching}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, chosen) => onChange(chosen.map((one) => one.id))}
      renderInput={(props) => <TextField {...props} margin="none" label={label} autoFocus />}
      slotProps={{
        listbox: {
          onScroll: ({ currentTarget: list }) => {
            const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 80;
            if (atEnd && hasNextPage && !isFetching) void fetchNextPage();
          },
        },
      }}
    />
  );
}
