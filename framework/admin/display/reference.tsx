import { useQuery } from "@tanstack/react-query";
import { getReferenceTarget } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import { useAdminProvider } from "../resources.tsx";
import type { Display, DisplayProps } from "./DisplayProps.ts";
import { InnerLink } from "./InnerLink.tsx";

const getTargetName = ({ resource, field }: DisplayProps): string =>
  getReferenceTarget(resource, field) ?? "";

/**
 * Loads the name of a row that was returned without it, for example in child rows; concurrent
 * requests are combined.
 */
function RecordName({ target, id }: { target: string; id: number }) {
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [target, "name", id],
    queryFn: async () => (await provider.selector(target, { ids: [id] }))[0]?.name ?? null,
    staleTime: 30_000,
  });
  return data === undefined ? "…" : (data ?? `#${id}`);
}

function renderLink(shown: DisplayProps, id: unknown, label: string | undefined) {
  const content =
    label ??
    (typeof id === "number" ? (
      <RecordName target={getTargetName(shown)} id={id} />
    ) : (
      `#${String(id)}`
    ));
  const target = shown.format.target(getTargetName(shown));
  if (!target || target.singleton || (typeof id !== "number" && typeof id !== "string"))
    return content;
  return <InnerLink to={toPath(target, "show", id)}>{content}</InnerLink>;
}

/** The name of the referenced record, as a link. */
export const renderReferenceLink: Display = (shown) => {
  const label = shown.record._labels?.[shown.name];
  return renderLink(shown, shown.value, typeof label === "string" ? label : undefined);
};
export const renderReferenceLinks: Display = (shown) => {
  const labels = shown.record._labels?.[shown.name];
  const ids = [shown.value].flat();
  return (
    <span>
      {ids.map((id, place) => (
        <span key={String(id)}>
          {place > 0 && ", "}
          {renderLink(
            shown,
            id,
            Array.isArray(labels) && labels[place] !== undefined
              ? String(labels[place])
              : undefined,
          )}
        </span>
      ))}
    </span>
  );
};
