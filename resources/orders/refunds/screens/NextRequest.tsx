import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { refunds } from "../refunds.ts";
import { useMessages } from "./refund.ts";

/** Leads from a refund that is decided to the oldest request that is not, with their number. */
export function NextRequest({ id }: { id: number }) {
  const t = useMessages();
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [refunds.name, "nextRequest", id],
    queryFn: () =>
      provider.getList(refunds.name, {
        filter: { tab: "applying" },
        pagination: { page: 1, perPage: 1 },
        sort: { field: "id", order: "ASC" },
        meta: { list: true },
      }),
  });
  const [next] = data?.data ?? [];
  if (!next) return null;
  return (
    <Button variant="contained" component={Link} to={toPath(refunds, "show", next.id)}>
      {t("nextRequest", { smart_count: data?.total ?? 1 })}
    </Button>
  );
}
