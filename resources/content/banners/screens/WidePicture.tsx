import { toThumbnailAddress } from "../../../../framework/admin/display/media.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { banners } from "../banners.ts";

/** A banner's picture in its own aspect ratio: a square would crop its text. */
export const WidePicture: DisplayComponent = ({ record, name, page = false }) => {
  const messages = useResourceMessages(banners);
  const address: unknown = record[name];
  if (typeof address !== "string" || address === "") return "—";
  const picture = (
    <img
      src={page ? address : toThumbnailAddress(address, 75)}
      alt={messages.field(name)}
      loading="lazy"
      decoding="async"
      style={{
        width: page ? 280 : 75,
        maxWidth: "100%",
        aspectRatio: "1125 / 480",
        objectFit: "cover",
        borderRadius: 6,
        display: "block",
      }}
    />
  );
  if (!page || !address.startsWith("/files/")) return picture;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" style={{ display: "inline-block" }}>
      {picture}
    </a>
  );
};
