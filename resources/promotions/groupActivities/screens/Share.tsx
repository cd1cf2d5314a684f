import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { groupPage } from "../../../../core/groupPage.ts";
import { QrCode } from "../../../../framework/admin/display/QrCode.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { CopyButton } from "../../../../framework/admin/show/CopyButton.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { groupActivities } from "../groupActivities.ts";
import { useMessages } from "./useMessages.ts";

/** The page of the storefront on which customers start a group of an activity. */
const toLink = (id: number) => `${window.location.origin}${groupPage}?id=${id}`;

function ShareLink({ id }: { id: number }) {
  const t = useMessages();
  const link = toLink(id);
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="text.secondary">
        {t("share.help")}
      </Typography>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
        <Link href={link} variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {link}
        </Link>
        <CopyButton text={link} label={t("share.copy")} />
      </Stack>
      <Stack sx={{ color: "#000", backgroundColor: "#fff", p: 1, width: "fit-content" }}>
        <QrCode text={link} size="9rem" />
      </Stack>
    </Stack>
  );
}

/** The share link of an activity and its code; there is none before it is saved. */
export function FormShare() {
  const t = useMessages();
  const stored = useStoredRecord(groupActivities);
  if (stored) return <ShareLink id={stored.id} />;
  return (
    <Typography variant="body2" color="text.secondary">
      {t("share.afterSaving")}
    </Typography>
  );
}
export const PageShare = ({ record }: { record: AdminRecord<typeof groupActivities> }) => (
  <ShareLink id={record.id} />
);
