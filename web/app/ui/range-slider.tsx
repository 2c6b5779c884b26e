import { Slider as BaseSlider } from "@base-ui/react/slider";
import { useId } from "react";
import { SliderEnds, SliderHead, type SliderScale } from "./slider.tsx";

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
      <SliderHead labelId={labelId} label={label} text={`${format(low)} – ${format(high)}`} />
      <BaseSlider.Control className="range">
        <BaseSlider.Track className="range-track">
          <BaseSlider.Indicator className="range-fill" />
          {["minimum", "maximum"].map((end, index) => (
            <BaseSlider.Thumb
              key={end}
              index={index}
              className="range-thumb"
              aria-label={`${label}, ${end}`}
              getAriaValueText={(_, at) => format(at)}
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
      <SliderEnds scale={scale} />
    </BaseSlider.Root>
  );
}
