import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref, useRef } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { bindings } from "../keys/bindings.ts";
import { toCaps } from "../keys/toCaps.ts";
import { useKeys } from "../keys/useKeys.ts";
import type { View } from "../paths.ts";
import { toPath } from "../paths.ts";
import { tokens } from "../theme/tokens.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { type Siblings, useSiblings } from "./useSiblings.ts";

/**
 * The position of the page's record in the list that it was opened from, and buttons to the records
 * before and after it, which K and J open as well. Nothing if no list showed the record.
 */
export function RecordPager({ view = "show" }: { view?: View }) {
  const { resource, record } = useRecordInPage();
  const siblings = useSiblings(resource, record.id);
  const getPath = (id: number) => toPath(resource, view, id);
  return siblings && <Pager siblings={siblings} getPath={getPath} />;
}

interface PagerProps {
  siblings: Siblings;
  getPath: (id: number) => string;
}
function Pager({ siblings, getPath }: PagerProps) {
  const translate = useTranslate();
  const { place, total, previous, next, follow } = siblings;
  const before = useRef<HTMLAnchorElement>(null);
  const after = useRef<HTMLAnchorElement>(null);
  // A key does what its link does, so that both ask about unsaved changes.
  useKeys({
    nextRecord: () => after.current?.click(),
    previousRecord: () => before.current?.click(),
  });
  const position = translate("framework.record.position", { place, total });
  const step = (
    key: "previous" | "next",
    id: number | null,
    link: Ref<HTMLAnchorElement>,
    icon: ReactNode,
  ) => {
    const label = translate(`framework.record.${key}`);
    const [letter = ""] = toCaps(bindings[`${key}Record`].keys[0]);
    const shared = { "aria-label": label, title: `${label} (${letter})`, sx: { px: 0.75 } };
    return id === null ? (
      <Button {...shared} disabled>
        {icon}
      </Button>
    ) : (
      <Button
        {...shared}
        component={Link}
        ref={link}
        to={getPath(id)}
        aria-keyshortcuts={letter}
        onClick={() => follow(id)}
      >
        {icon}
      </Button>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={position}
      sx={{ display: "flex", alignItems: "center", gap: 1 }}
    >
      <Typography variant="caption" sx={{ color: tokens.ink2, whiteSpace: "nowrap" }}>
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {position}
        </Box>
        {/* A phone has no room for the words, which are the name of the group. */}
        <Box component="span" aria-hidden sx={{ display: { sm: "none" } }}>
          {`${place} / ${total}`}
        </Box>
      </Typography>
      <ButtonGroup variant="outlined">
        {step("previous", previous, before, <ChevronLeftIcon fontSize="small" />)}
        {step("next", next, after, <ChevronRightIcon fontSize="small" />)}
      </ButtonGroup>
    </Box>
  );
}
