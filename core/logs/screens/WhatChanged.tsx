import MuiLink from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { toPath } from "../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { canOpenRecords } from "../../../framework/schema/index.ts";
import type { AuditLog } from "../auditFields.ts";

/**
 * An audit entry in one line: actor, operation, and the record as a link where it can still be
 * opened.
 */
export function WhatChanged({ log, entry }: { log: AuditLog; entry: AdminRecord<AuditLog> }) {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const target = resources.find(({ name }) => name === entry.resource);
  const operation = entry.operation ?? "";
  const operationName =
    operation === "action" && target
      ? translate(`resources.${target.name}.actions.${entry.action}`)
      : translate(`resources.${log.name}.choices.operation.${operation}`);
  const name = target
    ? translate(`resources.${target.name}.name`, { smart_count: 1 })
    : (entry.resource ?? "");
  const label = entry.label || (entry.recordId ? `#${entry.recordId}` : "");
  const deleted = operation === "delete" || operation === "purge";
  const open =
    target && !target.singleton && !deleted && entry.recordId && canOpenRecords(actor, target);
  return (
    <>
      <strong>{entry.memberName || translate("framework.record.system")}</strong> · {operationName}{" "}
      · {name}{" "}
      {open ? (
        <MuiLink
          component={Link}
          underline="always"
          to={toPath(target, "show", entry.recordId ?? 0)}
        >
          {label}
        </MuiLink>
      ) : (
        label
      )}
    </>
  );
}
