import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { type FormEvent, useEffect, useRef } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { formatNumber } from "../../display/format.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useListQuery } from "../useListQuery.ts";
import { FilterFrame } from "./FilterFrame.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { useFilterDraft, useMatchingCount } from "./useFilterDraft.ts";
import { useFilterLabel } from "./useFilterLabel.ts";

interface Props {
  resource: Resource;
  /** The field whose filter has the focus at first; without it, the first one. */
  field: string | null;
  anchor: Element;
  onClose: () => void;
}

/**
 * Edits the filters of a list together: their names on the left, a control for each on the right,
 * and a button with the number of rows that match. A click beside the editor applies them as well;
 * Escape does not.
 */
export function FilterEditor({ resource, field, anchor, onClose }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const label = useFilterLabel(resource);
  const { replace } = useListQuery();
  const draft = useFilterDraft(resource);
  const count = useMatchingCount(resource, draft.next);
  const sections = useRef<HTMLDivElement>(null);
  const goTo = (name: string) => {
    const section = sections.current?.querySelector<HTMLElement>(`[data-filter="${name}"]`);
    section?.scrollIntoView?.({ block: "start" });
    section?.querySelector<HTMLElement>("input, button:not([data-operator])")?.focus();
  };
  const apply = () => {
    if (draft.isChanged) replace(draft.next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  const title = translate(field ? "framework.list.editFilter" : "framework.list.addFilter");
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={(_, reason) => (reason === "backdropClick" ? apply() : onClose())}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": title, sx: { mt: 0.5 } },
      }}
    >
      <FilterFrame onSubmit={submit} noValidate>
        <nav aria-label={translate("framework.list.filterFields")}>
          {draft.names.map((name) => (
            <button key={name} type="button" onClick={() => goTo(name)}>
              {label(name)}
              {draft.isSet(name) && <span className="set" aria-hidden="true" />}
            </button>
          ))}
        </nav>
        <div className="sections" ref={sections}>
          {draft.names.map((name) => (
            <FilterSection
              key={name}
              resource={resource}
              label={label(name)}
              operators={draft.findOperators(name)}
              filter={draft.toFilter(name)}
              onChange={draft.change}
            />
          ))}
        </div>
        <div className="foot">
          <Button sx={{ mr: "auto", px: 1 }} onClick={draft.clear}>
            {translate("framework.list.clearThese")}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {translate("ra.action.cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {count === null
              ? translate("framework.list.showMatching", { name: messages.inSentence(2) })
              : translate("framework.list.showCount", {
                  smart_count: count,
                  count: formatNumber(count, locale),
                  name: messages.inSentence(count),
                })}
          </Button>
        </div>
      </FilterFrame>
      <FocusFirst at={field ?? draft.names[0] ?? null} go={goTo} />
    </Popover>
  );
}

/** Moves the focus to a field once its control is rendered. */
function FocusFirst({ at, go }: { at: string | null; go: (name: string) => void }) {
  const latest = useRef(go);
  useEffect(() => {
    if (at) latest.current(at);
  }, [at]);
  return null;
}
