import SvgIcon, { type SvgIconProps } from "@mui/material/SvgIcon";
import type { IconNode } from "lucide";
import { type ComponentType, createElement } from "react";

/** An icon: it takes the size, the colour and the accessible name of Material UI's `SvgIcon`. */
export type IconComponent = ComponentType<SvgIconProps>;

/**
 * Returns the component of an icon that Lucide draws: an outline of 1.75 units in a square of 24
 * units, in the colour of the text around it. `strokeWidth` makes a large icon's outline thinner.
 *
 * @param node The elements of the icon, as the package `lucide` exports them.
 * @param fill `currentColor` fills the outline, for the icon of what is switched on.
 */
export function createIcon(node: IconNode, fill: "none" | "currentColor" = "none"): IconComponent {
  const elements = node.map(([tag, attributes], index) =>
    // The elements of an icon never change places.
    createElement(tag, { ...attributes, key: index }),
  );
  return function Icon(props) {
    return (
      <SvgIcon
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {/* Material UI's style fills the svg element itself. */}
        <g fill={fill}>{elements}</g>
      </SvgIcon>
    );
  };
}
