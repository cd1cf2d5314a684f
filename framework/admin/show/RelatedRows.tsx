import MuiLink from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import {
  can,
  canAccessField,
  getTraits,
  isPicture,
  type KnownName,
  type Resource,
  type ResourceName,
  type ResourceNamed,
} from "../../schema/index.ts";
import { pathToList } from "../paths.ts";
import type { FieldNameIn } from "../pieceNames.ts";
import { useActor, useAdmin } from "../resources.tsx";
import { useIsPhone } from "../theme/useIsPhone.ts";
import { useRecords } from "../useRecords.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { RelatedLines } from "./RelatedLines.tsx";
import { RelatedTable } from "./RelatedTable.tsx";
import { SectionCard } from "./SectionCard.tsx";

/** Rows and columns that fit a record's page; the list shows all of them. */
const [maxRows, maxColumns] = [5, 4];
const placeholder = <Skeleton variant="rounded" height={96} />;

interface Props<N extends string> {
  /** The resource whose rows are listed. */
  name: KnownName<N>;
  /** Its field that refers to the record. */
  by: N extends ResourceName ? FieldNameIn<ResourceNamed<N>> : string;
  /** The field of the page's record that `by` is compared with; its id by default. */
  from?: string | null | undefined;
  /** Its fields, `addTime` or `id`, its number; by default the first columns of its list. */
  columns?: readonly string[] | null | undefined;
}
/**
 * The newest rows of another resource that refer to the page's record, for actors who may read
 * them.
 */
export function RelatedRows<const N extends string>({ name, by, from, columns }: Props<N>) {
  const { record } = useRecordInPage();
  const { resources } = useAdmin();
  const actor = useActor();
  const resource = resources.find((one) => one.name === name);
  if (!resource || !can(actor, resource, "view")) return null;
  const value = from == null ? record.id : record[from];
  if (typeof value !== "number" && typeof value !== "string") return null;
  return (
    // The page stays while the declaration of the rows loads.
    <Suspense>
      <Rows resource={resource} by={by} value={value} declared={columns ?? null} />
    </Suspense>
  );
}

/** The related rows that the resource of the page declares. */
export const RelatedLists = () =>
  useRecordInPage().resource.related.map(({ resource, by, from, columns }) => (
    <RelatedRows<string> key={resource} name={resource} by={by} from={from} columns={columns} />
  ));

interface RowsProps {
  resource: Resource;
  by: string;
  value: number | string;
  declared: readonly string[] | null;
}
function Rows({ resource, by, value, declared }: RowsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const isPhone = useIsPhone();
  const messages = useResourceMessages(resource);
  const { data, total, isPending, error } = useRecords(resource, {
    pagination: { page: 1, perPage: maxRows },
    sort: { field: "id", order: "DESC" },
    filter: { [by]: value },
  });
  const isReadable = (column: string) => {
    const field = resource.fields[column];
    return field && column !== by && canAccessField(actor, field);
  };
  const columns = declared
    ? declared.filter((column) => isSystem(column) || isReadable(column))
    : resource.columns.filter(isReadable).slice(0, maxColumns);
  const linked = findLinked(resource, columns);
  // A list without rows says nothing.
  if (data?.length === 0) return null;
  return (
    <SectionCard
      title={messages.plural}
      tool={
        total !== undefined &&
        total > 0 && (
          <MuiLink component={Link} to={pathToList(resource, { [by]: value })}>
            {translate("framework.record.showAll", { smart_count: total })}
          </MuiLink>
        )
      }
    >
      {isPending && placeholder}
      {error && <Typography color="error">{error.message}</Typography>}
      {data && data.length > 0 && (
        // The page stays while the custom displays of the rows load.
        <Suspense fallback={placeholder}>
          {isPhone ? (
            <RelatedLines resource={resource} rows={data} columns={columns} linked={linked} />
          ) : (
            <RelatedTable resource={resource} rows={data} columns={columns} linked={linked} />
          )}
        </Suspense>
      )}
    </SectionCard>
  );
}

/** The columns that every resource has. */
const isSystem = (column: string): boolean => column === "addTime" || column === "id";

/**
 * The column whose values lead to the rows: the name, or the first one that every row has and that
 * leads nowhere else. A word of a choice is none: it looks like a state, and leads nobody on.
 */
function findLinked(resource: Resource, columns: readonly string[]): string | undefined {
  if (columns.includes("id")) return "id";
  if (columns.includes(resource.label)) return resource.label;
  const plain = columns.find((name) => {
    const field = resource.fields[name];
    if (!field) return isSystem(name);
    const { reference, choice } = getTraits(field);
    return !reference && !choice && !isPicture(field);
  });
  return plain ?? columns[0];
}
