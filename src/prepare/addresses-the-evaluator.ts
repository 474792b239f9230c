/**
 * Whether a passage speaks to an evaluator of the response instead of answering the question. Such
 * a passage is no evidence of a stance (R-R08). An answer about prompt injection may contain such
 * phrases; it loses what rests on those sentences and nothing else.
 */
export function addressesTheEvaluator(passage: string): boolean {
  return patterns.some((pattern) => pattern.test(passage));
}

const patterns: readonly RegExp[] = [
  /<<\s*(?:end\s+)?[a-z_]+\s+[0-9a-f]{4,}\s*>>/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\bother (?:responses|answers|models)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:previous|prior|earlier|preceding|above|all|your|the system)\b.{0,20}\b(?:instructions?|prompts?|rules|materials?)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:instructions?|prompts?|rules|materials?) (?:above|before)\b/i,
  // As an order that ends there: “Some drivers ignore these rules at night” is none, nor is “pay in
  // cash and ignore the salary rules”, which is advice.
  /(?:^|[.!?:;,\n]|\b(?:please|must|now|and|then)\b)\W{0,9}(?:ignore|disregard|forget|override) (?:the|these|those|any)(?: (?:given|original|initial|old|other|current|task|output|format|safety|content|judging|grading|scoring|evaluation))? (?:instructions?|prompts?|rules|materials?)(?:\W{0,5}$|[.!;,:]| and\b| you\b)/i,
  /\b(?:synthesi[sz]er|evaluator|grader|labell?er|aggregator|judge model|summari[sz]er)\b.{0,40}\b(?:output|return|label|mark|assign|select|report|put|name|rank|treat|prefer)\b.{0,40}\b(?:claims?|stances?|camps?|(?:this|my|these) (?:responses?|answers?)|[KCA]\d{1,3})\b/i,
  /\b(?:output|return|print|emit)\s+(?:["'`{]\s*)?(?:K\d{1,2}|C\d{1,2}|A\d{2,3}|model_\d+)\b/i,
  /\b(?:label|mark|classify|score|count|rank)\b.{0,30}\b(?:this|my|these|the|every|all)\b.{0,20}\b(?:claims?|responses?|stances?|answers?)\b.{0,30}\b(?:support(?:ed)?|oppose[sd]?|best|first|winner|agreed|unanimous)\b/i,
  /\b(?:label|mark|classify|score|count|rank) (?:everything|all|them all)(?: as| to be)? (?:support(?:ed)?|opposed?|unanimous)\b/i,
  /\b(?:synthesi[sz]er|evaluator|grader|labell?er|aggregator|judge model)\b.{0,20}\b(?:give|award|grant)\b.{0,20}\bfull (?:marks|scores?|credit|points)\b(?! (?:if|when|only|for (?!this|my)))/i,
  /(?:^|[.!?:;\n])\W{0,9}(?:every|all) (?:the )?claims? (?:is|are|(?:must|should) be)(?: (?:marked|labell?ed|counted))?(?: as)? (?:supported|opposed|unanimous)(?:\W{0,5}$|[.!;,])/i,
  /\b(?:every|all) (?:the )?claims?\b.{0,40}\b(?:supported|opposed) by (?:every|all)\b/i,
  /\bthis (?:response|answer) (?:is|must be|should be) (?:ranked|(?:as )?(?:the )?(?:winner|(?:best|only correct)(?: one| answer| response| of all)?(?:[.!:;,]|$)))/i,
  /"(?:stances|camp|claims|quote|sentences|members)"\s*:/,
  /\b(?:system|assistant|developer)\s*(?:(?:prompt|message|override)\s*)?:\s*(?:you|ignore|from now|new)\b/i,
];
