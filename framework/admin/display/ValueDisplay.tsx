import { useQuery } from "@tanstack/react-query";
import type { Field, Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import { renderValue } from "./displays.tsx";
import { useFormat } from "./useFormat.ts";

interface Props {
  resource: Resource;
  field: Field;
  name: string;
  value: unknown;
  choiceMessages?: string | undefined;
}

/** A value that stands in no record, like one of the past: the names of what it points at are asked for. */
export function ValueDisplay({ resource, field, name, value, choiceMessages }: Props) {
  const format = useFormat();
  const provider = useAdminProvider();
  const target =
    field.kind === "parent"
      ? resource.name
      : field.kind === "reference" || field.kind === "references"
        ? (field.options as unknown as { target: string }).target
        : null;
  const ids = target ? [value].flat().filter((id): id is number => typeof id === "number") : [];
  const { data = [] } = useQuery({
    queryKey: [target, "names", ids],
    queryFn: () => provider.selector(target ?? "", { ids, pageSize: ids.length }),
    enabled: ids.length > 0,
  });
  const labels = ids.map((id) => data.find((one) => one.id === id)?.name ?? `#${id}`);
  const label = Array.isArray(value) ? labels : labels[0];
  // "2 rows" would not say what became of them, and a dash not that something is no longer so.
  const page = field.kind === "localized" || field.kind === "rows" || field.kind === "boolean";
  const record = label === undefined ? {} : { _labels: { [name]: label } };
  return <>{renderValue({ resource, field, name, value, choiceMessages, record, page, format })}</>;
}
