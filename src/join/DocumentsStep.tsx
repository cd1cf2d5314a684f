import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { DeclaredInput } from "../../framework/admin/input/DeclaredInput.tsx";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useResourceMessages } from "../../framework/admin/useResourceMessages.ts";
import { certFields } from "../../resources/shop/index.ts";
import { type Application, application } from "./joining.ts";
import { StepForm } from "./StepForm.tsx";

interface Props {
  record: Application;
  onSaved: (record: AdminRecord) => void;
}
/** The type of shop and its documents. */
export function DocumentsStep({ record, onSaved }: Props) {
  const messages = useResourceMessages(application);
  return (
    <StepForm step="documents" record={record} onSaved={onSaved}>
      <Card
        component="section"
        variant="outlined"
        sx={{ mb: 2, p: { xs: 2, sm: 3 }, overflow: "visible" }}
      >
        <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
          {messages.field("type")}
        </Typography>
        <DeclaredInput resource={application} field={certFields.type} name="type" source="type" />
      </Card>
    </StepForm>
  );
}
