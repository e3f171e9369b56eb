import VoiceControl

/// A grammar in the Java Speech Grammar Format, which pocketsphinx reads.
///
/// <https://www.w3.org/TR/jsgf/>
struct JSGF {
  let text: String

  /// Writes a grammar; words for which `says` is false are left out, with the phrases that need them.
  init(_ grammar: SpokenGrammar, says: (String) -> Bool) {
    func isSayable(_ parts: [SpokenGrammar.Part]) -> Bool {
      parts.allSatisfy { if case .word(let word) = $0 { says(word) } else { true } }
    }
    var rules: [String: [[SpokenGrammar.Part]]] = [:]
    for (name, alternatives) in grammar.rules {
      let sayable = alternatives.filter(isSayable)
      if !sayable.isEmpty { rules[name] = sayable }
    }
    func isComplete(_ parts: [SpokenGrammar.Part]) -> Bool {
      parts.allSatisfy { if case .rule(let name) = $0 { rules[name] != nil } else { true } }
    }
    func text(_ parts: ArraySlice<SpokenGrammar.Part>) -> String {
      parts.map { part in
        switch part {
        case .word(let word): word
        case .rule(let name): "<\(name)>"
        }
      }.joined(separator: " ")
    }
    func list(_ alternatives: [String]) -> String {
      alternatives.count == 1 ? alternatives[0] : "( \(alternatives.joined(separator: " | ")) )"
    }
    // Each mention of a rule is a copy of it: phrases that end with the same one share it.
    var whole: [String] = []
    var byEnd: [(rule: String, beginnings: [String])] = []
    for phrase in grammar.phrases where isSayable(phrase) && isComplete(phrase) {
      guard phrase.count > 1, case .rule(let name)? = phrase.last else {
        whole.append(text(phrase[...]))
        continue
      }
      let beginning = text(phrase.dropLast())
      if let index = byEnd.firstIndex(where: { $0.rule == name }) {
        byEnd[index].beginnings.append(beginning)
      } else {
        byEnd.append((name, [beginning]))
      }
    }
    whole += byEnd.map { "\(list($0.beginnings)) <\($0.rule)>" }
    var lines = [
      "#JSGF V1.0;", "grammar screen;", "public <phrase_> = \(whole.joined(separator: "\n  | "));",
    ]
    for name in rules.keys.sorted() {
      let alternatives = (rules[name] ?? []).filter(isComplete).map { text($0[...]) }
      if !alternatives.isEmpty { lines.append("<\(name)> = \(alternatives.joined(separator: " | "));") }
    }
    self.text = whole.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
