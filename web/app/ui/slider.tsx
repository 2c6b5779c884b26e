import { useEffect, useEffectEvent, useId, useRef } from "react";

export interface SliderScale {
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

/** One value on a scale, shown live at the top right: the browser's own slider on the kit's track. */
export function Slider({ value, onValueChange, onValueCommitted, ...scale }: SliderProps) {
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { label, format, min, max, step, disabled } = scale;
  const commit = useEffectEvent((committed: number) => onValueCommitted?.(committed));
  // React's onChange is the browser's input event.
  useEffect(() => {
    const element = input.current;
    const listen = () => element && commit(element.valueAsNumber);
    element?.addEventListener("change", listen);
    return () => element?.removeEventListener("change", listen);
  }, []);
  return (
    <div>
      <SliderHead labelId={labelId} label={label} text={format(value)} />
      <div className="range">
        <svg className="range-track" aria-hidden="true">
          <rect
            className="range-fill"
            width={`${((value - min) / (max - min)) * 100}%`}
            height="100%"
            rx={2}
          />
        </svg>
        <input
          type="range"
          className="range-input"
          ref={input}
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
          {...{ value, min, max, step, disabled }}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <SliderEnds scale={scale} />
    </div>
  );
}

export function SliderHead({ labelId, label, text }: { labelId: string; label: string; text: string }) {
  return (
    <div className="range-head">
      <span className="label" id={labelId}>
        {label}
      </span>
      <output aria-hidden="true">{text}</output>
    </div>
  );
}

export function SliderEnds({ scale: { ends, min, max, format } }: { scale: SliderScale }) {
  if (ends === false) return null;
  const [start, end] = ends ?? [format(min), format(max)];
  return (
    <div className="range-ends" aria-hidden="true">
      <span>{start}</span>
      <span>{end}</span>
    </div>
  );
}
