import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { getToneTokens, tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { type CardQuery, Failure } from "./CardState.tsx";
import { CoverLink } from "./CoverLink.tsx";
import type { Change } from "./compare.ts";
import { Sparkline } from "./Sparkline.tsx";

interface Props {
  label: string;
  /** What the figure is read with: without its answer there is a skeleton or an error. */
  query: CardQuery;
  value: ReactNode;
  /** The path of the rows that add up to the value; null where the member may not open them. */
  to: string | null;
  change?: Change;
  /** The change as text, such as "18%". */
  changeText?: string;
  /** What the value is compared with, or another note below it. */
  than?: ReactNode;
  /** Whether a higher value is worse. */
  isInverse?: boolean;
  course?: readonly number[];
}

const arrows = { up: "↑", down: "↓", same: "" } as const;

/** The place of one figure in the strip. */
export const FigureSkeleton = () => (
  <Box aria-hidden="true" sx={{ p: 2, minWidth: 0 }}>
    <Skeleton width={80} sx={{ maxWidth: "100%" }} />
    <Skeleton width={120} height={32} sx={{ maxWidth: "100%" }} />
    <Skeleton width={100} height={16} sx={{ maxWidth: "100%" }} />
  </Box>
);

/** A figure of the dashboard with its comparison and its course; it opens its rows. */
export function Figure(props: Props) {
  const translate = useTranslate();
  const { label, query, value, to, change, changeText, than, course = [] } = props;
  if (query.isPending) return <FigureSkeleton />;
  if (query.error)
    return (
      <Box sx={{ pt: 2 }}>
        <Failure name={label} onRetry={() => void query.refetch()} />
      </Box>
    );
  const isGood = (change?.direction === "up") !== (props.isInverse ?? false);
  const tone = getToneTokens(isGood ? "success" : "error");
  return (
    <Box
      className="figure"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "flex-end",
        gap: 1,
        height: "100%",
        boxSizing: "border-box",
        p: 2,
        "&:hover": to === null ? {} : { backgroundColor: tokens.hover },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, alignSelf: "flex-start" }}>
        <Box sx={{ fontWeight: weights.medium, color: tokens.ink2 }}>
          <CoverLink to={to}>{label}</CoverLink>
        </Box>
        <Typography
          className="value"
          variant="h3"
          component="p"
          noWrap
          sx={{ fontVariantNumeric: "tabular-nums" }}
        >
          {value}
        </Typography>
        <Typography className="than" variant="caption" component="p" sx={{ color: tokens.ink2 }}>
          {change && change.direction !== "same" && changeText && (
            <Box component="span" sx={{ fontWeight: weights.strong, color: tone.text }}>
              {`${arrows[change.direction]} ${changeText} `}
            </Box>
          )}
          {change?.direction === "same" && typeof than === "string"
            ? translate("framework.dashboard.noChange", { than })
            : than}
        </Typography>
      </Box>
      <Box className="course" sx={{ flexShrink: 0 }}>
        <Sparkline figures={course} />
      </Box>
    </Box>
  );
}
