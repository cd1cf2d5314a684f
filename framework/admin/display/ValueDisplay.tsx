import { useQuery } from "@tanstack/react-query";
import { type Field, getReferenceTarget, type Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import { renderValue } from "./renderValue.ts";
import { useFormat } from "./useFormat.ts";

interface Props {
  resource: Resource;
  field: Field;
  name: string;
  value: unknown;
  choiceMessages?: string | undefined;
}

/**
 * Renders a value outside a record, for example from the history; loads the names of its
 * references.
 */
export function ValueDisplay({ resource, field, name, value, choiceMessages }: Props) {
  const format = useFormat();
  const provider = useAdminProvider();
  const target = getReferenceTarget(resource, field);
  const ids = target ? [value].flat().filter((id): id is number => typeof id === "number") : [];
  const { data = [], isLoading } = useQuery({
    queryKey: [target, "names", ids],
    queryFn: () => provider.selector(target ?? "", { ids, pageSize: ids.length }),
    enabled: ids.length > 0,
  });
  const labels = ids.map(
    (id) => data.find((one) => one.id === id)?.name ?? (isLoading ? "…" : `#${id}`),
  );
  const label = Array.isArray(value) ? labels : labels[0];
  // The summaries "2 rows" and a dash for false do not show a difference.
  const { localized, flag } = field.type.traits;
  const page = localized === true || flag === true || field.kind === "rows";
  const record = label === undefined ? {} : { _labels: { [name]: label } };
  return <>{renderValue({ resource, field, name, value, choiceMessages, record, page, format })}</>;
}
