/** Words that turn what follows or precedes them: refusals, gaps, requirements, wishes, things past. */
import { wordsOf } from "./tokens.ts";

/** What a cue says of the concepts in its reach; "neutral" shields its own words from shorter cues. */
export interface Cue<Value extends string> {
  readonly words: readonly string[];
  readonly value: Value | "neutral";
  /** "ahead" reaches what follows, "back" what precedes in the same sentence. */
  readonly reach: "ahead" | "back";
  /** "governed" changes only words that another cue governs already; "firm" lets no later cue change its own. */
  readonly hold?: "governed" | "firm";
}

function cues<Value extends string>(
  value: Value | "neutral",
  reach: "ahead" | "back",
  phrases: string,
  hold?: "governed" | "firm",
): readonly Cue<Value>[] {
  return phrases.split("|").map((phrase) => ({ words: wordsOf(phrase), value, reach, hold }));
}

function byFirstWord<Value extends string>(
  all: readonly Cue<Value>[],
): ReadonlyMap<string, readonly Cue<Value>[]> {
  const index = new Map<string, Cue<Value>[]>();
  for (const cue of all) {
    const first = cue.words[0];
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), cue]);
  }
  for (const group of index.values()) group.sort((a, b) => b.words.length - a.words.length);
  return index;
}

export type CueIndex<Value extends string> = ReadonlyMap<string, readonly Cue<Value>[]>;

/** "refused" is not wanted, "lacking" is not there. */
export const polarityCues: CueIndex<"refused" | "lacking"> = byFirstWord([
  ...cues<"refused" | "lacking">(
    "lacking",
    "back",
    "experience|background|exposure|training|knowledge",
    "governed",
  ),
  ...cues<"refused" | "lacking">(
    "neutral",
    "back",
    "experience required|experience necessary|experience needed|experience is required|experience is necessary|experience is needed|background required|background necessary|training required|training necessary|knowledge required|knowledge necessary",
    "governed",
  ),
  ...cues<"refused" | "lacking">(
    "refused",
    "ahead",
    "no|not|don't|doesn't|won't|isn't|aren't|no longer|no more|except|excluding|excludes|other than|rather than|instead of|without|avoid|avoiding|decline|declining|stopped doing|stopped taking|stopped handling|stopped accepting|stopped working|i stopped|anything but|everything but|all but|stay away from|steer clear of|rather not|neither|nor|gave up|tired of|nothing to do with|never again|can't|cannot|refuse|refuse to",
  ),
  ...cues<"refused" | "lacking">(
    "lacking",
    "ahead",
    "no experience|no prior|no background in|no exposure to|not familiar with|unfamiliar with|no training in|no knowledge of|haven't|have not|hasn't|has not|never|lack|lacking|lack of|limited experience|little experience|without experience|without any experience|no hands on|yet to|new to|didn't|did not|not experienced in|not yet",
  ),
  ...cues<"refused" | "lacking">(
    "refused",
    "back",
    "not accepted|not considered|excluded|does not translate|do not translate|does not transfer|does not count|does not carry over|will not help|is not enough|not enough|insufficient|need not apply|not for me|not wanted|not my area|not part of this role|not involved|not included|off the table|does not substitute|no substitute|no thank you|no thanks",
  ),
  ...cues<"refused" | "lacking">(
    "neutral",
    "ahead",
    "not only|not just|not merely|not simply|no problem|no later than|no less than|no fewer than|no more than|not more than|not less than|not limited to|no stranger to|not necessarily|no matter|do not hesitate|don't hesitate|no need|no doubt|without supervision|without fail|without missing|not afraid of|not required|not necessary|not needed|not essential|not mandatory|isn't required|isn't necessary|never missed|never miss|never late|not a problem|not an issue|not uncommon|no issue with|not collectible|not guilty|not for profit|no fault|no asset|no objection|no contest|no match|no surprises|no contact|no poach|without prejudice|without cause|do not call|do not resuscitate|do not mind|don't mind",
  ),
]);

export const strengthCues: CueIndex<"required" | "preferred" | "mentioned"> = byFirstWord([
  ...cues<"required" | "preferred" | "mentioned">(
    "mentioned",
    "ahead",
    "no|not looking for|not seeking|do not|don't|doesn't|does not",
    "firm",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "required",
    "ahead",
    "must have|must be|must|must know|requires|require|requirement|requirements|needs|need|we need|minimum|at least|minimum qualifications|required qualifications|basic qualifications|required skills|non negotiable|essential skills|you have|you need|looking for|seeking|only candidates with",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "required",
    "back",
    "required|is required|are required|essential|mandatory|necessary|is a must|a must|are a must|must have|indispensable|non negotiable|is needed|are needed|is critical|is key",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "preferred",
    "ahead",
    "ideally|preferably|nice to have|nice to haves|bonus|bonus points for|bonus if|preferred qualifications|preferred skills|we would love|we prefer|extra credit for|plus if|prefer|pluses|desired skills|ideal candidate|good to have|helpful but not required",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "preferred",
    "back",
    "preferred|a plus|is a plus|are a plus|plus|helpful|desirable|desired|an advantage|advantageous|a bonus|is welcome|are welcome|welcome|would be great|is nice|a big help|appreciated|beneficial|strongly preferred|ideal|is an asset|an asset|not required but helpful|useful|nice to have",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "mentioned",
    "back",
    "not required|not necessary|not needed|not essential|not mandatory|isn't required|isn't necessary|optional|no requirement|unnecessary",
  ),
  ...cues<"required" | "preferred" | "mentioned">(
    "mentioned",
    "ahead",
    "responsibilities|duties|about us|about the firm|no need for|no requirement of|do not need|don't need|does not require|we do not require|not require",
  ),
]);

export const standingCues: CueIndex<"former" | "studied" | "wished"> = byFirstWord([
  ...cues<"former" | "studied" | "wished">(
    "wished",
    "ahead",
    "interested in|interest in|want to learn|would like to|would like|hope to|hoping to|eager to|open to learning|want to move into|looking to move into|looking to learn|looking to break into|curious about|excited to learn|keen to|wish to",
  ),
  ...cues<"former" | "studied" | "wished">(
    "studied",
    "ahead",
    "coursework in|course in|courses in|classes in|class in|studied|studying|learned about|trained only in|academic exposure to|class work in",
  ),
  ...cues<"former" | "studied" | "wished">(
    "studied",
    "back",
    "coursework|from class|from classes|from school|in school|in class|from coursework|in my program|in my certificate program|only on paper",
  ),
  ...cues<"former" | "studied" | "wished">(
    "former",
    "ahead",
    "formerly|used to|previously|in the past|early in my career|years ago|earlier in my career|in a former job|once did|in a previous life",
  ),
  ...cues<"former" | "studied" | "wished">(
    "former",
    "back",
    "years ago|in the past|long ago|a decade ago|in a previous job|earlier in my career",
  ),
]);
