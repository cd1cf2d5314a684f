import { toThumbnailAddress } from "../../../../framework/admin/display/media.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { banners } from "../banners.ts";

interface Props {
  record: AdminRecord<typeof banners>;
  name: "img" | "imgZhCN" | "imgZhTW";
  page?: boolean;
}
/** A banner's picture in its own aspect ratio: a square would crop its text. */
export function WidePicture({ record, name, page = false }: Props) {
  const messages = useResourceMessages(banners);
  const address = record[name];
  if (!address) return noValue;
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
}
