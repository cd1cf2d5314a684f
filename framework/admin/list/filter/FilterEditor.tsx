import Button from "@mui/material/Button";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { formatNumber } from "../../display/format.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useListQuery } from "../useListQuery.ts";
import { FilterFrame } from "./FilterFrame.tsx";
import { FilterPaper } from "./FilterPaper.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { useFilterDraft, useMatchingCount } from "./useFilterDraft.ts";
import { useFilterLabel } from "./useFilterLabel.ts";

interface Props {
  resource: Resource;
  /** The field of the filter that is open at first; without it, the first one. */
  field: string | null;
  anchor: Element;
  onClose: () => void;
}

/**
 * Edits the filters of a list together: their names on the left, the control of one of them on the
 * right, and a button with the number of rows that match all. On a phone the names are a sheet at
 * the bottom, and a control opens below its name. A click beside the editor applies the filters as
 * well; Escape does not.
 */
export function FilterEditor({ resource, field, anchor, onClose }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const label = useFilterLabel(resource);
  const { replace } = useListQuery();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const draft = useFilterDraft(resource);
  const count = useMatchingCount(resource, draft.next);
  // A sheet shows what there is before it opens one of them.
  const [open, setOpen] = useState(field ?? (isPhone ? null : (draft.names[0] ?? null)));
  const apply = () => {
    if (draft.isChanged) replace(draft.next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  const renderName = (name: string) => (
    <button
      type="button"
      aria-expanded={open === name}
      onClick={() => setOpen(isPhone && open === name ? null : name)}
    >
      {label(name)}
      {draft.isSet(name) && <span className="set" aria-hidden="true" />}
    </button>
  );
  const renderSection = (name: string) => (
    <FilterSection
      key={name}
      resource={resource}
      label={label(name)}
      operators={draft.findOperators(name)}
      filter={draft.toFilter(name)}
      onChange={draft.change}
    />
  );
  const title = translate(field ? "framework.list.editFilter" : "framework.list.addFilter");
  return (
    <FilterPaper title={title} anchor={anchor} isPhone={isPhone} onApply={apply} onClose={onClose}>
      <FilterFrame onSubmit={submit} noValidate>
        {isPhone && <h2>{title}</h2>}
        <nav aria-label={translate("framework.list.filterFields")}>
          {draft.names.map((name) => (
            <div key={name}>
              {renderName(name)}
              {isPhone && open === name && renderSection(name)}
            </div>
          ))}
        </nav>
        {!isPhone && <div className="sections">{open !== null && renderSection(open)}</div>}
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
    </FilterPaper>
  );
}
