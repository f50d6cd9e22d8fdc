// Segmented choice, toggle, slider, text fields and hover texts.
import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  Slider as AriaSlider,
  Input,
  Radio,
  RadioGroup,
  SearchField,
  SliderThumb,
  SliderTrack,
  Switch,
  TextField,
} from 'react-aria-components';
import { Icon } from './art';
import { Button } from './button';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  // Said for segments that are a picture only.
  readonly name?: string;
  readonly disabled?: boolean;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly segmentWidth?: number;
  readonly style?: CSSProperties;
  readonly action?: string;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, segments, value, onChange, segmentWidth, style, action } = props;
  const choose = (chosen: string) => {
    const segment = segments.find((each) => each.value === chosen);
    if (segment !== undefined) onChange(segment.value);
  };
  return (
    <RadioGroup
      aria-label={label}
      className="segments"
      orientation="horizontal"
      value={value}
      onChange={choose}
      {...(style === undefined ? {} : { style })}
      {...(action === undefined ? {} : { 'data-action': action })}
    >
      {segments.map((segment) => (
        <Radio
          key={segment.value}
          value={segment.value}
          className="segment"
          isDisabled={segment.disabled ?? false}
          style={segmentWidth === undefined ? {} : { width: segmentWidth, padding: 0 }}
          data-value={segment.value}
          {...(segment.name === undefined ? {} : { 'aria-label': segment.name })}
        >
          {segment.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly selected: boolean;
  readonly onChange: (selected: boolean) => void;
  readonly action?: string;
}

export function Toggle({ label, selected, onChange, action }: ToggleProps) {
  return (
    <Switch
      aria-label={label}
      className="toggle"
      isSelected={selected}
      onChange={onChange}
      {...(action === undefined ? {} : { 'data-action': action })}
    >
      <span className="toggle-track" />
    </Switch>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly width?: number;
  readonly disabled?: boolean;
  readonly show: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, width = 180, disabled = false, show, onChange }: SliderProps) {
  const share = ((value - min) / (max - min)) * 100;
  return (
    <AriaSlider
      aria-label={label}
      className="slider"
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
    >
      <SliderTrack className="slider-track" style={{ width }}>
        <i className="slider-fill" style={{ width: `${share}%` }} />
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
      <span className="slider-value">{show(value)}</span>
    </AriaSlider>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: number;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly className?: string;
  readonly action?: string;
}

export function Field({ label, value, onChange, width, maxLength = 40, autoFocus = false, className, action }: FieldProps) {
  return (
    <TextField
      aria-label={label}
      className={`field ${className ?? ''}`}
      value={value}
      onChange={onChange}
      maxLength={maxLength}
      autoFocus={autoFocus}
      style={width === undefined ? {} : { width }}
    >
      <Input spellCheck={false} {...(action === undefined ? {} : { 'data-action': action })} />
    </TextField>
  );
}

interface SearchProps extends FieldProps {
  readonly placeholder: string;
  readonly note?: string;
  readonly clearLabel: string;
}

export function Search({
  label,
  value,
  onChange,
  width,
  placeholder,
  note,
  clearLabel,
  className,
  autoFocus = false,
}: SearchProps) {
  return (
    <SearchField
      aria-label={label}
      className={`field ${className ?? ''}`}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      style={width === undefined ? {} : { width }}
    >
      <Icon name="magnifying-glass" size={18} colour="#6b4a20" />
      <Input placeholder={placeholder} spellCheck={false} />
      {note === undefined ? null : <span className="sa search-note">{note}</span>}
      {value === '' ? null : (
        <Button look="quiet" size="small" icon="cancel" label={clearLabel} className="bare" onPress={() => onChange('')} />
      )}
    </SearchField>
  );
}

interface TipProps {
  readonly text: string;
  readonly side?: 'below' | 'end' | 'below end';
  readonly children: ReactNode;
}

// A word on hover or focus. Placed by style sheet, since the stage is zoomed.
export function Tip({ text, side, children }: TipProps) {
  const id = useId();
  return (
    <span className={`tip ${side ?? ''}`} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className="tip-text">
        {text}
      </span>
    </span>
  );
}

export function Meter({ label, share }: { readonly label: string; readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      className="meter grow"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
