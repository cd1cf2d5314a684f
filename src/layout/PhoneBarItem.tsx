import ButtonBase, { type ButtonBaseProps } from "@mui/material/ButtonBase";
import { visuallyHidden } from "@mui/utils";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";

interface ItemProps {
  label: string;
  icon: ReactNode;
  isHere: boolean;
  /** What waits behind the item, for screen readers. */
  detail?: string | undefined;
}

const getLook = (isHere: boolean) =>
  ({
    flex: "1 1 0",
    minWidth: 0,
    flexDirection: "column",
    gap: 0.5,
    // A button does not inherit its font.
    fontFamily: "inherit",
    fontSize: "0.75rem",
    lineHeight: "16px",
    fontWeight: isHere ? weights.strong : weights.medium,
    color: isHere ? "primary.main" : tokens.ink2,
    "& .MuiSvgIcon-root": { fontSize: 22 },
    "& > span:first-of-type": { display: "flex" },
    "& .MuiBadge-badge": {
      // Beside the icon, which stays recognisable.
      right: -6,
      height: 17,
      minWidth: 17,
      px: "5px",
      fontSize: "0.6875rem",
      fontWeight: weights.strong,
      color: tokens.ink,
      backgroundColor: tokens.strongLine,
      border: `2px solid ${tokens.surface}`,
      boxSizing: "content-box",
    },
    "& .urgent .MuiBadge-badge": { color: tokens.onAmber, backgroundColor: tokens.amber },
    "& > .name": {
      maxWidth: "100%",
      px: 0.5,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
  }) as const;

const Content = ({ label, icon, detail }: Pick<ItemProps, "label" | "icon" | "detail">) => (
  <>
    {/* The count is part of the detail. */}
    <span aria-hidden="true">{icon}</span>
    <span className="name">{label}</span>
    {detail && <span style={visuallyHidden}>{detail}</span>}
  </>
);

/** An item of a phone's bar that leads to a page. */
export const PhoneBarLink = ({ to, isHere, ...content }: ItemProps & { to: string }) => (
  <ButtonBase
    component={Link}
    to={to}
    aria-current={isHere ? "page" : undefined}
    sx={getLook(isHere)}
  >
    <Content {...content} />
  </ButtonBase>
);

/** An item of a phone's bar that opens something over the page. */
export const PhoneBarButton = ({
  label,
  icon,
  isHere,
  detail,
  ...button
}: ItemProps & ButtonBaseProps) => (
  <ButtonBase {...button} sx={getLook(isHere)}>
    <Content label={label} icon={icon} detail={detail} />
  </ButtonBase>
);
