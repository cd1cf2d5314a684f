import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useSentences } from "../../framework/admin/form/errors.ts";
import { ArrowLeftIcon } from "../../framework/admin/icons/ArrowLeftIcon.ts";
import { type AdminRecord, ApiError } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../framework/admin/useResourceMessages.ts";
import {
  certNames,
  findDetailIssues,
  findDocumentIssues,
  reviewDays,
  shopInfo,
} from "../../resources/shop/index.ts";
import { type Application, application } from "./joining.ts";
import { SentSections } from "./SentSections.tsx";
import type { Step } from "./steps.ts";

interface Props {
  record: Application;
  onSaved: (record: AdminRecord) => void;
  onStep: (step: Step) => void;
}
const stepAt = (path: string): Step =>
  certNames.includes(path.split(".")[0] ?? path) ? "documents" : "details";

/** Review of all data before submission; missing data is shown with a link to its step. */
export function CheckStep({ record, onSaved, onStep }: Props) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { field: fieldLabel } = useResourceMessages(application);
  const t = useSentences((path) => fieldLabel(path.split(".")[0] ?? path));
  const [sending, setSending] = useState(false);
  const [formError, setFormError] = useState<{
    message: string;
    errors: [string, string][];
  } | null>(null);
  const issues = { ...findDocumentIssues(record), ...findDetailIssues(record) };
  const wrong = [
    ...Object.entries(issues).map(([path, issue]): [string, string] => [path, t(issue, path)]),
    ...(formError?.errors ?? []).filter(([path]) => !(path in issues)),
  ];
  async function send() {
    setSending(true);
    setFormError(null);
    try {
      const { list } = await provider.runAction(shopInfo.name, "submitShopInfo", {
        ids: [record.id],
      });
      const [saved] = list;
      if (saved) onSaved(saved);
    } catch (error) {
      const message =
        error instanceof Error && error.message
          ? error.message
          : translate("framework.form.failed");
      setFormError({
        message,
        errors: error instanceof ApiError ? Object.entries(error.errors ?? {}) : [],
      });
    } finally {
      setSending(false);
    }
  }
  return (
    <>
      {wrong.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, alignItems: "flex-start" }}>
          {translate("markethall.join.missing")}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {wrong.map(([path, sentence]) => (
              <li key={path}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  onClick={() => onStep(stepAt(path))}
                >
                  {sentence}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {formError && formError.errors.length === 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {formError.message}
        </Alert>
      )}
      <SentSections record={record} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", py: 1 }}>
        <Button startIcon={<ArrowLeftIcon />} disabled={sending} onClick={() => onStep("details")}>
          {translate("markethall.join.back")}
        </Button>
        <Button
          variant="contained"
          loading={sending}
          disabled={wrong.length > 0}
          onClick={() => void send()}
          sx={{ ml: "auto" }}
        >
          {translate("markethall.join.submit")}
        </Button>
      </Box>
      <Box sx={{ color: "text.secondary", typography: "body2", textAlign: "right" }}>
        {translate("markethall.join.within", { smart_count: reviewDays })}
      </Box>
    </>
  );
}
