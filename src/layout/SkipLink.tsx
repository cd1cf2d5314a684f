import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";

export const contentId = "content";

/** The first tab stop: skips menu and top bar. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: "background.paper",
        boxShadow: 4,
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {translate("markethall.shell.skip")}
    </Link>
  );
}
