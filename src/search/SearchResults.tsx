import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { Choice } from "./useRecentChoices.ts";
import type { SearchGroup } from "./useSearch.ts";

const Option = styled("li")(({ theme }) => ({
  ...theme.typography.body1,
  display: "flex",
  alignItems: "baseline",
  gap: theme.spacing(1.5),
  minHeight: 40,
  padding: theme.spacing(1, 1.5),
  margin: theme.spacing(0, 0.5),
  borderRadius: 6,
  cursor: "pointer",
  "&[aria-selected=true]": { backgroundColor: theme.palette.action.selected },
  "& > :first-of-type": {
    flex: 1,
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
}));

interface Props {
  id: string;
  groups: readonly SearchGroup[];
  active: Choice | undefined;
  onPoint: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
}

/**
 * Results by group; options are numbered consecutively, in the order in which the arrow keys move.
 */
export function SearchResults({ id, groups, active, onPoint, onChoose }: Props) {
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
                <span>{choice.title}</span>
                {choice.kind && (
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
