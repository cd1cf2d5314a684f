export { NumberInput as default } from "../../admin/input/NumberInput.tsx";
