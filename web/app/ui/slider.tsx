import { Slider as BaseSlider } from "@base-ui/react/slider";
import { useId } from "react";
import type { ReactNode } from "react";

interface SliderScale {
  label: string;
  min: number;
  max: number;
  step: number;
  /** The value in words: "25 miles", "$45". */
  format: (value: number) => string;
  /** Labels under both ends; the formatted limits when absent, none when false. */
  ends?: readonly [string, string] | false;
  disabled?: boolean;
}

interface SliderProps extends SliderScale {
  value: number;
  onValueChange: (value: number) => void;
  /** Called once the thumb is let go. */
  onValueCommitted?: (value: number) => void;
}

/** One value on a scale, shown live at the top right. */
export function Slider({ value, onValueChange, onValueCommitted, ...scale }: SliderProps) {
  const labelId = useId();
  const { label, format, min, max, step, disabled } = scale;
  return (
    <BaseSlider.Root
      {...{ value, min, max, step, disabled }}
      onValueChange={(next) => onValueChange(next)}
      onValueCommitted={(next) => onValueCommitted?.(next)}
      thumbAlignment="edge-client-only"
      aria-labelledby={labelId}
    >
      <Head labelId={labelId} label={label} text={format(value)} />
      <Rail>
        <BaseSlider.Thumb
          className="range-thumb"
          aria-label={label}
          getAriaValueText={(_, at) => format(at)}
        />
      </Rail>
      <Ends scale={scale} />
    </BaseSlider.Root>
  );
}

interface RangeSliderProps extends SliderScale {
  value: readonly [number, number];
  onValueChange: (value: [number, number]) => void;
  onValueCommitted?: (value: [number, number]) => void;
}

/** A span on a scale, with one thumb for each end. */
export function RangeSlider({ value, onValueChange, onValueCommitted, ...scale }: RangeSliderProps) {
  const labelId = useId();
  const { label, format, min, max, step, disabled } = scale;
  const [low, high] = value;
  const pair = (next: readonly number[]): [number, number] => [next[0] ?? low, next[1] ?? high];
  return (
    <BaseSlider.Root
      {...{ min, max, step, disabled }}
      value={[low, high]}
      onValueChange={(next) => onValueChange(pair(next))}
      onValueCommitted={(next) => onValueCommitted?.(pair(next))}
      thumbAlignment="edge-client-only"
      thumbCollisionBehavior="none"
      aria-labelledby={labelId}
    >
      <Head labelId={labelId} label={label} text={`${format(low)} to ${format(high)}`} />
      <Rail>
        {["minimum", "maximum"].map((end, index) => (
          <BaseSlider.Thumb
            key={end}
            index={index}
            className="range-thumb"
            aria-label={`${label}, ${end}`}
            getAriaValueText={(_, at) => format(at)}
          />
        ))}
      </Rail>
      <Ends scale={scale} />
    </BaseSlider.Root>
  );
}

function Head({ labelId, label, text }: { labelId: string; label: string; text: string }) {
  return (
    <div className="range-head">
      <span className="label" id={labelId}>
        {label}
      </span>
      <output aria-hidden="true">{text}</output>
    </div>
  );
}

function Rail({ children }: { children: ReactNode }) {
  return (
    <BaseSlider.Control className="range">
      <BaseSlider.Track className="range-track">
        <BaseSlider.Indicator className="range-fill" />
        {children}
      </BaseSlider.Track>
    </BaseSlider.Control>
  );
}

function Ends({ scale: { ends, min, max, format } }: { scale: SliderScale }) {
  if (ends === false) return null;
  const [start, end] = ends ?? [format(min), format(max)];
  return (
    <div className="range-ends" aria-hidden="true">
      <span>{start}</span>
      <span>{end}</span>
    </div>
  );
}
