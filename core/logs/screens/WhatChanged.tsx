import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useI18nProvider, useTranslate } from "react-admin";
import { Link } from "react-router";
import { toPath } from "../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { canOpenRecords, type Resource } from "../../../framework/schema/index.ts";
import { insideSentence } from "../../../framework/schema/locales/insideSentence.ts";
import type { AuditLog } from "../auditFields.ts";
import { describeEntry } from "./describeEntry.ts";

interface Props {
  log: AuditLog;
  /** The log of the platform names the shop too, of which short numbers are. */
  entry: AdminRecord<AuditLog> & { shopName?: string | null };
}

/**
 * An audit entry as a sentence: who did what, with the record as a link where it can still be
 * opened.
 */
export function WhatChanged({ log, entry }: Props) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const { resources, actor } = useAdmin();
  const target = resources.find(({ name }) => name === entry.resource);
  const { before, label, after } = describeEntry(entry, {
    log,
    target,
    translate,
    inSentence: (name) => insideSentence(name, locale),
  });
  return (
    <>
      <strong>{entry.memberName || translate("framework.record.system")}</strong> {before}
      <Label target={canOpen() ? target : undefined} entry={entry} label={label} />
      {after}
      {entry.shopName && (
        <Box component="span" sx={{ color: tokens.ink2 }}>
          {` · ${entry.shopName}`}
        </Box>
      )}
    </>
  );

  function canOpen(): boolean {
    const isDeleted = entry.operation === "delete" || entry.operation === "purge";
    return target !== undefined && !target.singleton && !isDeleted && canOpenRecords(actor, target);
  }
}

interface LabelProps {
  target: Resource | undefined;
  entry: AdminRecord<AuditLog>;
  label: string;
}
const Label = ({ target, entry: { recordId }, label }: LabelProps) =>
  target && recordId && label ? (
    <MuiLink component={Link} underline="always" to={toPath(target, "show", recordId)}>
      {label}
    </MuiLink>
  ) : (
    label
  );
