import { Link } from "react-router";
import { pathOf } from "../paths.ts";
import type { Display, Shown } from "./Shown.ts";

const targetName = ({ resource, field }: Shown): string =>
  field.kind === "parent" ? resource.name : (field.options as unknown as { target: string }).target;

function link(shown: Shown, id: unknown, label: string | undefined) {
  const said = label ?? `#${String(id)}`;
  const target = shown.speech.target(targetName(shown));
  if (!target || target.singleton || (typeof id !== "number" && typeof id !== "string")) return said;
  return (
    <Link
      className="reference"
      to={pathOf(target, "show", id)}
      onClick={(event) => event.stopPropagation()}
      style={{ color: "inherit", textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)" }}
    >
      {said}
    </Link>
  );
}

/** The name of what it points at, leading there. */
export const referenceLink: Display = (shown) => {
  const label = shown.record._labels?.[shown.name];
  return link(shown, shown.value, typeof label === "string" ? label : undefined);
};
export const referenceLinks: Display = (shown) => {
  const labels = shown.record._labels?.[shown.name];
  const ids = [shown.value].flat();
  return (
    <span>
      {ids.map((id, place) => (
        <span key={String(id)}>
          {place > 0 && ", "}
          {link(shown, id, Array.isArray(labels) ? String(labels[place] ?? `#${id}`) : undefined)}
        </span>
      ))}
    </span>
  );
};
