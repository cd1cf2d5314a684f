import Fab from "@mui/material/Fab";
import Tooltip from "@mui/material/Tooltip";
import Zoom from "@mui/material/Zoom";
import { ChevronUp } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";

const ChevronUpIcon = createIcon(ChevronUp);

/** Milliseconds, as specified. */
const durationMs = 800;
const eased = (part: number) => 1 - (1 - part) ** 3;

function scrollUp() {
  const from = window.scrollY;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - startedAt) / durationMs);
    window.scrollTo(0, from * (1 - eased(part)));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Scrolls a long page to its top. */
export function TopButton() {
  const label = useTranslate()("markethall.shell.toTop");
  return (
    <Zoom in appear>
      <Tooltip title={label} placement="left">
        <Fab
          size="small"
          aria-label={label}
          onClick={scrollUp}
          sx={{
            position: "fixed",
            right: 20,
            bottom: 72,
            bgcolor: "background.paper",
            color: "text.primary",
            "body:has([data-selection]) &": { bottom: 124 },
            // It would cover the fields of a form, and the rows of a phone.
            "body:has([data-record-form]) &": { display: "none" },
            display: { xs: "none", sm: "inline-flex" },
          }}
        >
          <ChevronUpIcon />
        </Fab>
      </Tooltip>
    </Zoom>
  );
}
