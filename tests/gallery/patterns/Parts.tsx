import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DeadlineText } from "../../../framework/admin/display/DeadlineText.tsx";
import { FieldDisplay } from "../../../framework/admin/display/FieldDisplay.tsx";
import { Moment } from "../../../framework/admin/display/Moment.tsx";
import { StatusChip } from "../../../framework/admin/display/StatusChip.tsx";
import { InboxIcon } from "../../../framework/admin/icons/InboxIcon.ts";
import { NothingFoundIcon } from "../../../framework/admin/icons/NothingFoundIcon.ts";
import { ListMessage } from "../../../framework/admin/list/ListMessage.tsx";
import { RecordMeasures } from "../../../framework/admin/show/RecordMeasures.tsx";
import { RecordProvider } from "../../../framework/admin/show/RecordProvider.tsx";
import { full, inHours, samples } from "./samples.ts";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mb: 3 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
const Line = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center", mb: 1 }}>
    {children}
  </Stack>
);

const tones = ["neutral", "info", "success", "warning", "error"] as const;
const stages = ["notStarted", "underWay", "reached", "waiting", "ended"] as const;
const severities = ["success", "info", "warning", "error"] as const;
const moments = [-0.2, -5, -26, -80, -2000, 5, 30] as const;

/** Every state's colour and mark. */
const States = () => (
  <Part title="States">
    <Line>
      {tones.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {tone}
        </StatusChip>
      ))}
    </Line>
    <Line>
      {stages.map((stage) => (
        <StatusChip key={stage} tone="neutral" stage={stage}>
          {stage}
        </StatusChip>
      ))}
    </Line>
  </Part>
);

const Times = () => (
  <>
    <Part title="Deadlines">
      <Line>
        {[-60, -5, 3, 30, 200].map((hours) => (
          <DeadlineText key={hours} at={inHours(hours)} />
        ))}
        <DeadlineText at={inHours(-5)} isForeign />
      </Line>
    </Part>
    <Part title="Instants">
      <Line>
        {moments.map((hours) => (
          <Moment key={hours} at={inHours(hours)} />
        ))}
      </Line>
    </Part>
  </>
);

/** Each kind of field as a list's cell shows it, and as a page does. */
const Values = () => (
  <Part title="Values of each kind">
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", sm: "120px 1fr 2fr" },
        gap: 1,
        m: 0,
      }}
    >
      {Object.entries(samples.fields).map(([name, field]) => (
        <Box key={name} sx={{ display: "contents" }}>
          <Typography component="dt" color="text.secondary">
            {name}
          </Typography>
          {[false, true].map((page) => (
            <Box key={String(page)} component="dd" sx={{ m: 0, minWidth: 0 }}>
              <FieldDisplay
                resource={samples}
                field={field}
                name={name}
                record={full}
                page={page}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  </Part>
);

const Buttons = () => (
  <Part title="Buttons">
    {(["contained", "outlined", "text"] as const).map((variant) => (
      <Line key={variant}>
        <Button variant={variant}>Ship order</Button>
        <Button variant={variant} color="error">
          Delete
        </Button>
        <Button variant={variant} disabled>
          Not possible
        </Button>
        <Button variant={variant} size="small">
          Small
        </Button>
      </Line>
    ))}
  </Part>
);

const Controls = () => (
  <Part title="Controls">
    <Line>
      <TextField label="Ordinary" defaultValue="Text" helperText="What it is for" />
      <TextField label="Wrong" defaultValue="Text" error helperText="Enter a number." />
      <TextField label="Disabled" defaultValue="Text" disabled />
      <TextField label="Empty" />
    </Line>
    <Line>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Chosen" />
      <FormControlLabel control={<Checkbox />} label="Not chosen" />
      <FormControlLabel control={<Checkbox disabled />} label="Disabled" />
      <FormControlLabel control={<Switch defaultChecked />} label="On" />
      <FormControlLabel control={<Switch />} label="Off" />
    </Line>
  </Part>
);

const Messages = () => (
  <Part title="Messages">
    {severities.map((severity) => (
      <Alert key={severity} severity={severity} sx={{ mb: 1 }}>
        What happened, and what to do next.
      </Alert>
    ))}
    <Card variant="outlined" sx={{ mb: 1 }}>
      <ListMessage
        icon={InboxIcon}
        title="Your samples will appear here."
        actions={<Button variant="contained">Create</Button>}
      />
    </Card>
    <Card variant="outlined">
      <ListMessage
        icon={NothingFoundIcon}
        title="No samples match"
        actions={<Button variant="outlined">Clear all</Button>}
      >
        Change or clear the filters to see more.
      </ListMessage>
    </Card>
  </Part>
);

/** The generated parts that screens are made of, each in all of its states. */
export const Parts = () => (
  <>
    <Typography variant="h1" sx={{ mb: 2 }}>
      Patterns
    </Typography>
    <States />
    <Times />
    <Part title="Measures">
      <RecordProvider resource={samples} record={full}>
        <RecordMeasures />
      </RecordProvider>
    </Part>
    <Buttons />
    <Controls />
    <Values />
    <Messages />
  </>
);
