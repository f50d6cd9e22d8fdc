// A choice among many values in little room: one shown, arrows to both sides.
import { Button } from './button';

interface StepperProps {
  readonly label: string;
  readonly value: string;
  readonly before: string;
  readonly after: string;
  readonly onStep: (step: 1 | -1) => void;
  readonly width?: number;
}

export function Stepper({ label, value, before, after, onStep, width }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div role="group" aria-label={label} className="stepper" style={width === undefined ? {} : { width }}>
      <Button look="quiet" size="small" className="bare" label={before} onPress={() => onStep(-1)}>
        ‹
      </Button>
      <span className="stepper-value" aria-live="polite">
        {value}
      </span>
      <Button look="quiet" size="small" className="bare" label={after} onPress={() => onStep(1)}>
        ›
      </Button>
    </div>
  );
}
