import Link from "@mui/material/Link";
import type { MouseEvent } from "react";
import { toPictureSize } from "../../schema/index.ts";
import { touchArea } from "../theme/touchArea.ts";
import type { Display, DisplayProps } from "./DisplayProps.ts";

/** Clicking a row opens it; a link inside the row opens only its own target. */
const alone = (event: MouseEvent) => event.stopPropagation();
const isSafe = (address: string) => /^(https?:\/\/|mailto:|tel:|\/files\/)/.test(address);

export const webLink = (address: string, label: string) =>
  isSafe(address) ? (
    <Link
      href={address}
      onClick={alone}
      sx={touchArea}
      {...(address.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {label}
    </Link>
  ) : (
    label
  );

/** Pixels of CSS up to which a tiny copy is sharp, where each of them is two of the screen. */
const maxTiny = 48;
/** Returns the address of the copy of an uploaded picture that suffices for a width in pixels. */
export const toThumbnailAddress = (address: string, width: number): string =>
  toPictureSize(address, width <= maxTiny ? "tiny" : "small");

/** The widest picture in proportion to its height. */
const maxAspect = 3;

interface ThumbnailProps {
  address: string;
  /** Empty if the name is shown beside the image. */
  alt: string;
  size: number;
  /** Corners in pixels; 6 by default. */
  radius?: number;
  /** As wide as the picture is at the height `size`, within limits; a square crops a wide one. */
  uncropped?: boolean;
}
/**
 * Renders a square preview of a picture, `size` pixels wide, by a small copy of it.
 *
 * @example
 * ```tsx
 * const picture = <Thumbnail address="/files/3/tea.jpg" alt="Green tea" size={40} />;
 * ```
 */
export const Thumbnail = ({
  address,
  alt,
  size,
  radius = 6,
  uncropped = false,
}: ThumbnailProps) => (
  <img
    // The smallest copy is a square.
    src={toThumbnailAddress(address, uncropped ? size * maxAspect : size)}
    alt={alt}
    width={uncropped ? undefined : size}
    height={size}
    loading="lazy"
    decoding="async"
    draggable={false}
    style={{
      objectFit: uncropped ? "contain" : "cover",
      ...(uncropped && { minWidth: size, maxWidth: size * maxAspect }),
      borderRadius: radius,
      display: "block",
      flex: "none",
      backgroundColor: "rgba(128, 128, 128, 0.15)",
    }}
  />
);
const getLabel = ({ resource, name, format }: DisplayProps) =>
  format.translate(`resources.${resource.name}.fields.${name}`, { _: name });

/** A cell shows a thumbnail; a page shows a larger image that links to the original. */
export const thumbnail = (shown: DisplayProps, address: string, place = "") => {
  const alt = `${getLabel(shown)}${place}`;
  if (!shown.page || !isSafe(address)) return <Thumbnail address={address} alt={alt} size={32} />;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" style={{ display: "inline-block" }}>
      <Thumbnail address={address} alt={alt} size={112} uncropped />
    </a>
  );
};

export const thumbnails: Display = (shown) => {
  const addresses = [shown.value].flat().map(String);
  const seen = shown.page ? addresses : addresses.slice(0, 3);
  return (
    <span
      style={{
        display: "inline-flex",
        flexWrap: shown.page ? "wrap" : "nowrap",
        gap: 4,
        alignItems: "center",
      }}
    >
      {seen.map((address, place) => (
        <span key={address}>{thumbnail(shown, address, ` ${place + 1}`)}</span>
      ))}
      {addresses.length > seen.length && <span>+{addresses.length - seen.length}</span>}
    </span>
  );
};

export const fileName = (address: string): string => address.split("/").at(-1) ?? address;
export const fileLink: Display = ({ value, field, page }) => {
  const address = String(value);
  if (page && field.type.traits.media === "film" && isSafe(address))
    return (
      // biome-ignore lint/a11y/useMediaCaption: what members upload comes without captions
      <video
        src={address}
        controls
        preload="metadata"
        style={{ maxWidth: 360, width: "100%", borderRadius: 6 }}
      />
    );
  return isSafe(address) ? (
    <Link href={address} target="_blank" rel="noopener noreferrer" onClick={alone}>
      {fileName(address)}
    </Link>
  ) : (
    address
  );
};
