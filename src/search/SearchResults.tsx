import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useEffect, useRef } from "react";
import { DeadlineText } from "../../framework/admin/display/DeadlineText.tsx";
import { FieldDisplay } from "../../framework/admin/display/FieldDisplay.tsx";
import { isWaiting } from "../../framework/admin/display/isWaiting.ts";
import { Thumbnail } from "../../framework/admin/display/media.tsx";
import { KeyCap } from "../../framework/admin/keys/KeyCap.tsx";
import { useActor } from "../../framework/admin/resources.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";
import type { Choice } from "./useRecentChoices.ts";
import type { SearchGroup } from "./useSearch.ts";

const Option = styled("li")(({ theme }) => ({
  ...theme.typography.body1,
  display: "flex",
  alignItems: "center",
  gap: theme.spacing(1.5),
  // As high with one line as with two.
  minHeight: 52,
  padding: theme.spacing(0.5, 1.5),
  margin: theme.spacing(0, 0.5),
  borderRadius: 6,
  cursor: "pointer",
  "&[aria-selected=true]": { backgroundColor: theme.palette.action.selected },
  "& > .text": { flex: 1, minWidth: 0 },
  "& .title, & .facts": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .title": { fontWeight: weights.medium },
  "& .facts": { ...theme.typography.caption, color: tokens.ink2 },
  "& .keys": { display: "flex", gap: 4 },
  "& .amount": { fontWeight: weights.strong, fontVariantNumeric: "tabular-nums" },
}));

const HitImage = ({ image }: { image: string | null | undefined }) =>
  image ? <Thumbnail address={image} alt="" size={28} /> : null;

/** The deadline of a hit's record while somebody has to handle it. */
function HitDeadline({ choice: { hit } }: { choice: Choice }) {
  const actor = useActor();
  const at: unknown = hit?.resource.deadline && hit.record[hit.resource.deadline];
  if (!hit || typeof at !== "string" || !isWaiting(hit.resource, actor, hit.record)) return null;
  return (
    <Box component="span" sx={{ typography: "body2", whiteSpace: "nowrap" }}>
      <DeadlineText at={at} />
    </Box>
  );
}

/** The state of a hit's record, where its list has one. */
function HitState({ choice: { hit } }: { choice: Choice }) {
  const field = hit?.resource.fields.status;
  if (!hit || !field || field.kind !== "choice") return null;
  // The code of a resource's screens is loaded with its first hit, without hiding the others.
  return (
    <Suspense>
      <FieldDisplay resource={hit.resource} record={hit.record} field={field} name="status" />
    </Suspense>
  );
}

interface Props {
  id: string;
  groups: readonly SearchGroup[];
  active: Choice | undefined;
  isPhone: boolean;
  onPoint: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
}

/**
 * Results by group; options are numbered consecutively, in the order in which the arrow keys move.
 */
export function SearchResults({ id, groups, active, isPhone, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  let number = -1;
  if (groups.length === 0) return null;
  return (
    <Box ref={list} id={id} role="listbox" aria-label={groups.map(({ title }) => title).join(", ")}>
      {groups.map((group) => (
        <Box
          key={group.key}
          component="ul"
          role="group"
          aria-labelledby={`${id}-${group.key}`}
          sx={{ listStyle: "none", m: 0, p: 0, pb: 0.5 }}
        >
          <Typography
            component="li"
            role="presentation"
            id={`${id}-${group.key}`}
            variant="caption"
            color="text.secondary"
            sx={{ display: "block", px: 2, pt: 1, pb: 0.5, fontWeight: 600 }}
          >
            {group.title}
          </Typography>
          {group.choices.map((choice) => {
            number += 1;
            return (
              <Option
                key={choice.path}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={choice === active}
                onMouseMove={() => {
                  if (choice !== active) onPoint(choice);
                }}
                onClick={() => onChoose(choice)}
              >
                <HitImage image={choice.image} />
                <span className="text">
                  <span className="title">{choice.title}</span>
                  {choice.facts && <span className="facts">{choice.facts}</span>}
                </span>
                {!isPhone && <HitDeadline choice={choice} />}
                <HitState choice={choice} />
                {choice.amount && <span className="amount">{choice.amount}</span>}
                {choice.keys && !isPhone && (
                  <span className="keys">
                    {choice.keys.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </span>
                )}
                {choice.kind && !group.isOneKind && (
                  <Typography component="span" variant="caption" color="text.secondary">
                    {choice.kind}
                  </Typography>
                )}
              </Option>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
