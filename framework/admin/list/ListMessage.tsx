import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { IconComponent } from "../icons/createIcon.tsx";
import { getToneTokens, tokens } from "../theme/tokens.ts";

const Drawing = styled("svg")({
  width: 184,
  height: 98,
  fill: "none",
  strokeWidth: 2,
  "& .far": { stroke: tokens.accent, opacity: 0.4 },
  "& .near": { stroke: tokens.accent, fill: tokens.accentSoft },
  "& .door": { stroke: getToneTokens("warning").mark, fill: tokens.surface },
  "& .ground": { stroke: tokens.accent },
});

/** Three arches, before the middle one of which the icon of the message is placed. */
const Arches = () => (
  <Drawing viewBox="0 0 184 98" aria-hidden="true">
    <path className="far" d="M10 96V53a28 28 0 0 1 44-23M174 96V53a28 28 0 0 0-44-23" />
    <path className="far" d="M22 96V58a17 17 0 0 1 32-8M162 96V58a17 17 0 0 0-32-8" />
    <path className="near" d="M54 96V40a38 38 0 0 1 76 0v56" />
    <path className="door" d="M68 96V44a24 24 0 0 1 48 0v52" />
    <path className="ground" d="M0 96.5h184" />
  </Drawing>
);

interface Props {
  icon: IconComponent;
  title: string;
  children?: ReactNode;
  /** The way out first, then other ways. */
  actions?: ReactNode;
  role?: "status" | "alert";
  /** The level of the title: the first where it takes the place of a whole page. */
  heading?: "h1" | "h2";
}
/** Takes the place of a list's rows where there are none: a sentence, and what to do next. */
export const ListMessage = ({
  icon: Icon,
  title,
  children,
  actions,
  role = "status",
  heading = "h2",
}: Props) => (
  <Stack sx={{ alignItems: "center", textAlign: "center", gap: 1, py: 8, px: 2 }}>
    <Box sx={{ position: "relative", lineHeight: 0, mb: 1 }}>
      <Arches />
      <Icon
        sx={{ position: "absolute", left: "calc(50% - 10px)", top: 48, color: tokens.accent }}
        style={{ fontSize: 20 }}
      />
    </Box>
    <Stack role={role} sx={{ gap: 0.5, maxWidth: 440 }}>
      <Typography variant="h4" component={heading} sx={{ textWrap: "balance" }}>
        {title}
      </Typography>
      {children && <Typography sx={{ color: tokens.ink2 }}>{children}</Typography>}
    </Stack>
    {actions && (
      <Stack direction="row-reverse" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: "wrap" }}>
        {actions}
      </Stack>
    )}
  </Stack>
);
