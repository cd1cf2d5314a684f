import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useNavigate, useSearchParams } from "react-router";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";
import { RecordColumns } from "../../framework/admin/show/RecordColumns.tsx";
import { RecordError } from "../../framework/admin/show/RecordError.tsx";
import { RecordSkeleton } from "../../framework/admin/show/RecordSkeleton.tsx";
import { shopInfo } from "../../resources/shop/index.ts";
import { session } from "../connection.ts";
import { CheckStep } from "./CheckStep.tsx";
import { DocumentsStep } from "./DocumentsStep.tsx";
import { JoinAside } from "./JoinAside.tsx";
import { JoinSteps } from "./JoinSteps.tsx";
import { type Application, application } from "./joining.ts";
import { Rejection } from "./Rejection.tsx";
import { Reviewing } from "./Reviewing.tsx";
import { SentSections } from "./SentSections.tsx";
import { StepForm } from "./StepForm.tsx";
import { findStep, type Step } from "./steps.ts";

const queryKey = [application.name, "singleton"];
/** Milliseconds between polls for the decision. */
const lookMs = 4000;

/** Opening a shop: the application in steps, the review, and its result. */
export function Join() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => provider.singleton(shopInfo.name),
    refetchInterval: ({ state }) => (state.data?.status === "reviewing" ? lookMs : false),
    // Not refetched while the form is open: its values belong to the version that it was opened
    // with.
    refetchOnWindowFocus: ({ state }) => state.data?.status === "reviewing",
  });
  useLeaveOnceApproved(data?.status === "approved");
  if (!data)
    return error ? (
      <RecordError resource={application} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton resource={application} />
    );
  return (
    <>
      <Typography variant="h1" sx={{ mb: 0.5 }}>
        {translate("markethall.shell.titles.join")}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate("markethall.join.lead")}
      </Typography>
      {data.status === "reviewing" ? (
        <RecordColumns rail={<JoinAside record={data} step={null} />}>
          <Reviewing record={data} />
        </RecordColumns>
      ) : (
        data.status !== "approved" && <Way record={data} />
      )}
    </>
  );
}

/** Leaves the page once the shop is approved: it has a name, and its screens are available. */
function useLeaveOnceApproved(approved: boolean) {
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    if (!approved) return;
    session.clear();
    notify("markethall.join.approved", { type: "success" });
    void navigate("/dashboard", { replace: true });
  }, [approved, navigate, notify]);
}

function Way({ record }: { record: Application }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("md"));
  const [search, setSearch] = useSearchParams();
  const requestedStep = search.get("step");
  const step = findStep(record, requestedStep);
  const go = (next: Step) => {
    setSearch({ step: next });
    window.scrollTo({ top: 0 });
  };
  const saved = (next: Step) => (now: AdminRecord) => {
    queries.setQueryData(queryKey, now);
    go(next);
  };
  if (record.status === "rejected" && requestedStep === null)
    return (
      <RecordColumns rail={<JoinAside record={record} step={null} />}>
        <Rejection
          record={record}
          action={
            <Button variant="contained" color="primary" onClick={() => go("documents")}>
              {translate("markethall.join.rejected.edit")}
            </Button>
          }
        />
        <SentSections record={record} />
      </RecordColumns>
    );
  const progress = <JoinSteps record={record} step={step} onStep={go} isVertical={isWide} />;
  return (
    <RecordColumns
      rail={
        <JoinAside record={record} step={step}>
          {isWide && progress}
        </JoinAside>
      }
    >
      {!isWide && progress}
      <Rejection record={record} />
      {step === "documents" && (
        <DocumentsStep key={record.version} record={record} onSaved={saved("details")} />
      )}
      {step === "details" && (
        <StepForm
          key={record.version}
          step="details"
          record={record}
          onSaved={saved("check")}
          onBack={() => go("documents")}
        />
      )}
      {step === "check" && <CheckStep record={record} onSaved={saved("check")} onStep={go} />}
    </RecordColumns>
  );
}
