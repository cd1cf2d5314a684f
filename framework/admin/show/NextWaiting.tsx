import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { getInitialSort, type Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import { useAdminProvider } from "../resources.tsx";

interface Props {
  resource: Resource;
  /** The record that is done; the next one is counted anew for each. */
  id: number;
  /** The tab with the records that wait. */
  tab: string;
  /** The label of the button, with the number of records that wait. */
  getLabel: (count: number) => string;
}
/** Leads from a record that is done to the most urgent one that waits; nothing where none does. */
export function NextWaiting({ resource, id, tab, getLabel }: Props) {
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource.name, "nextWaiting", tab, id],
    queryFn: () => {
      const { field, order } = getInitialSort(resource, tab);
      return provider.getList(resource.name, {
        filter: { tab },
        pagination: { page: 1, perPage: 1 },
        sort: { field, order: order === "asc" ? "ASC" : "DESC" },
        meta: { list: true },
      });
    },
  });
  const [next] = data?.data ?? [];
  if (!next || next.id === id) return null;
  return (
    <Button variant="contained" component={Link} to={toPath(resource, "show", next.id)}>
      {getLabel(data?.total ?? 1)}
    </Button>
  );
}
