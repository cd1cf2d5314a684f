import MuiLink from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { toPath } from "../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { canOpenRecords, type Resource } from "../../../framework/schema/index.ts";

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * An audit entry in one line: actor, operation, and the record as a link where it can still be
 * opened.
 */
export function WhatChanged({ log, entry }: { log: Resource; entry: AdminRecord }) {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const target = resources.find(({ name }) => name === entry.resource);
  const operation = toText(entry.operation);
  const operationName =
    operation === "action" && target
      ? translate(`resources.${target.name}.actions.${toText(entry.action)}`)
      : translate(`resources.${log.name}.choices.operation.${operation}`);
  const name = target
    ? translate(`resources.${target.name}.name`, { smart_count: 1 })
    : toText(entry.resource);
  const label = toText(entry.label) || (entry.recordId ? `#${entry.recordId}` : "");
  const deleted = operation === "delete" || operation === "purge";
  const open =
    target && !target.singleton && !deleted && entry.recordId && canOpenRecords(actor, target);
  return (
    <>
      <strong>{toText(entry.memberName)}</strong> · {operationName} · {name}{" "}
      {open ? (
        <MuiLink
          component={Link}
          underline="always"
          to={toPath(target, "show", Number(entry.recordId))}
        >
          {label}
        </MuiLink>
      ) : (
        label
      )}
    </>
  );
}
