import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { canWriteField } from "../form/canWriteField.ts";
import { FormSections } from "../form/FormSections.tsx";
import { listSections } from "../form/formFields.ts";
import { RecordForm } from "../form/RecordForm.tsx";
import { useRevealedField } from "../form/useRevealedField.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { MadeBy } from "./MadeBy.tsx";
import { RecordCards } from "./RecordCards.tsx";
import { RecordColumns } from "./RecordColumns.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useRecordCards } from "./useRecordCards.ts";

interface Props {
  /** Below the fields: in the main column, or at the end of a narrow screen. */
  children: ReactNode;
  onSaved?: (record: AdminRecord) => void;
}
/**
 * The fields of the page's record in the main column and in the rail, and what is below them in the
 * main column: inputs for what the actor may write, values for everything else.
 */
export function RecordBody(props: Props) {
  return useIsEditable() ? <EditableBody {...props} /> : <ReadOnlyBody {...props} />;
}

/** Whether the page's record has a field that the actor may write. */
export function useIsEditable(): boolean {
  const actor = useActor();
  const { resource, record } = useRecordInPage();
  return (
    canWriteField(actor, resource, "edit", record) &&
    listSections(resource, actor, "edit", record).some(({ fields }) =>
      fields.some(({ typed }) => typed),
    )
  );
}

/** Whether a link led here to edit the record. */
const isEditRequested = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "edit" in state && state.edit === true;

function EditableBody({ children, onSaved }: Props) {
  const { resource, record } = useRecordInPage();
  const { state, hash } = useLocation();
  const { main, rail } = useRecordCards();
  useRevealedField(true);
  const notInForm = (cards: typeof main) => cards.filter(({ section }) => section === null);
  const details = notInForm(rail);
  const hasRail = rail.length > 0;
  return (
    <RecordForm
      resource={resource}
      record={record}
      focusFirst={isEditRequested(state) && !hash}
      {...(onSaved && { onSaved })}
      layout={
        <FormSections
          aside={hasRail && <RecordCards cards={details} />}
          below={children}
          foot={<Author />}
        >
          <RecordCards cards={notInForm(main)} />
        </FormSections>
      }
    />
  );
}

/** Without cards for the rail there is one column. */
function ReadOnlyBody({ children }: Props) {
  const { main, rail } = useRecordCards();
  const lead = rail.filter(({ leads }) => leads);
  if (rail.length === 0)
    return (
      <>
        <RecordCards cards={main} />
        {children}
        <Author />
      </>
    );
  return (
    <RecordColumns
      lead={lead.length > 0 && <RecordCards cards={lead} />}
      rail={<RecordCards cards={rail.filter((card) => !card.leads)} />}
      below={children}
      foot={<Author />}
    >
      <RecordCards cards={main} />
    </RecordColumns>
  );
}

function Author() {
  const { resource, record } = useRecordInPage();
  return (
    <Box sx={{ px: 0.5, mb: 2 }}>
      <MadeBy record={record} isSettings={resource.singleton} />
    </Box>
  );
}
