import Box from "@mui/material/Box";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";

/** Length of the arch, in units of the picture. */
const arch = Math.PI * 28;

/** An arch that fills as the steps are done, with their number below it. */
export const ReadinessGauge = ({ done, all }: { done: number; all: number }) => (
  <Box component="svg" viewBox="0 0 72 42" role="img" sx={{ width: 72, height: 42, flexShrink: 0 }}>
    <title>{`${done} / ${all}`}</title>
    <g fill="none" strokeWidth={8} strokeLinecap="round">
      <path d="M8 36a28 28 0 0 1 56 0" stroke={tokens.pressed} />
      {done > 0 && (
        <path
          d="M8 36a28 28 0 0 1 56 0"
          stroke={tokens.accent}
          strokeDasharray={`${(arch * done) / all} ${arch * 2}`}
        />
      )}
    </g>
    <text
      x={36}
      y={36}
      textAnchor="middle"
      fontSize={15}
      style={{ fontWeight: weights.strong }}
      fill={tokens.ink}
    >
      {done}/{all}
    </text>
  </Box>
);
