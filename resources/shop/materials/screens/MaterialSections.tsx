import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useLocale } from "react-admin";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { materials } from "../materials.ts";
import { formatPixels, formatSize } from "./material.ts";
import { UseList } from "./UseList.tsx";
import { useMessages } from "./useMessages.ts";
import { useUses } from "./useUses.ts";

type MaterialRecord = AdminRecord<typeof materials>;

/** The size of a file in the unit that suits it. */
export const SizeDisplay: DisplayComponent<typeof materials> = ({ record: { size } }) =>
  formatSize(size ?? 0, useLocale() ?? "en");

/** Type, pixels and size of a file in one line. */
export function MaterialFacts({ record }: { record: MaterialRecord }) {
  const messages = useResourceMessages(materials);
  const locale = useLocale() ?? "en";
  const { kind, width = null, height = null, size } = record;
  return [
    kind && messages.choice("kind", kind),
    formatPixels({ width, height }),
    formatSize(size ?? 0, locale),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The file itself, as large as it fits. */
export function FilePreview({ record: { address, name, kind } }: { record: MaterialRecord }) {
  if (!address) return null;
  const fits = { display: "block", maxWidth: "100%", maxHeight: 420 } as const;
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "center",
        p: 1.5,
        borderRadius: 1,
        backgroundColor: tokens.sunken,
      }}
    >
      {kind === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: what members upload comes without captions
        <video src={address} controls preload="metadata" style={fits} />
      ) : (
        <img src={address} alt={name} style={fits} />
      )}
    </Box>
  );
}

/** The records that use the file. */
export function FileUses({ record: { id } }: { record: MaterialRecord }) {
  const t = useMessages();
  const { data: uses } = useUses([id]);
  if (!uses) return <Skeleton variant="rounded" height={40} />;
  if (uses.total > 0) return <UseList uses={uses} />;
  return (
    <Typography variant="body2" color="text.secondary">
      {t("unused")}
    </Typography>
  );
}

/** The same within the form of the page's record. */
export const TypedPreview = () => <FilePreview record={useRecordInPage(materials).record} />;
export const TypedUses = () => <FileUses record={useRecordInPage(materials).record} />;
