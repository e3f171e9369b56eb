import AccessibilityTree

/// The lines that describe one element beside a picture of the screen, with more than is spoken.
///
/// `*x*` represents italic text, `**x**` bold text.
public struct Legend: Sendable {
  /// Puts each element into words.
  public var reader: ScreenReader

  /// Creates a legend in the language and with the verbosity of a reader.
  public init(reader: ScreenReader = ScreenReader()) { self.reader = reader }

  /// When the names for Voice Control are shown.
  public enum InputLabelMode: String, Sendable, CaseIterable {
    /// The names that the app provides, or else the words of the label and the role.
    case always
    /// Only the names that the app provides, unless the element does not respond to user interaction.
    case whenOverridden
    /// Not at all.
    case never
  }

  /// The lines of the legend for one stop.
  ///
  /// - Parameters:
  ///   - facts: the facts about the stop.
  ///   - rotors: what each custom rotor finds, by name.
  public func lines(
    for facts: StopFacts, rotors: [(name: String, results: RotorResults)] = []
  ) -> [String] {
    let words = WordTable.table(for: reader.language) ?? .english
    let description = reader.description(of: facts)
    var lines: [String] = []
    if !description.text.isEmpty { lines.append(description.text) }
    if let hint = description.hint { lines.append("*\(hint)*") }
    let details = facts.element.details
    if !details.customActions.isEmpty {
      lines.append(words.written(.actions))
      lines += details.customActions.map { "↓ \($0.name.string)" }
    }
    if !details.customContent.isEmpty {
      lines.append(words.written(.content))
      for content in details.customContent {
        let text =
          content.value.isEmpty
          ? content.label.string : "\(content.label.string): \(content.value.string)"
        lines.append(content.isImportant ? "↓ **\(text)**" : "↓ \(text)")
      }
    }
    for rotor in rotors {
      lines.append("↺ **\(rotor.name):**")
      lines += rotor.results.names.map { "- \($0)" }
      switch rotor.results.rest {
      case .none where rotor.results.names.isEmpty && rotor.results.wasSearched:
        lines.append(words.written(.noResults))
      case .none: break
      case .more(let count): lines.append(fill(words.written(.moreResults), String(count)))
      case .endless(let count): lines.append(fill(words.written(.manyResults), String(count)))
      }
    }
    return lines
  }

  /// The names by which an element can be called, as shown beside it.
  public func inputLabels(for facts: StopFacts, mode: InputLabelMode) -> [String] {
    let details = facts.element.details
    let own = (details.userInputLabels ?? []).filter { !$0.isEmpty }
    switch mode {
    case .never: return []
    case .whenOverridden: return details.respondsToUserInteraction == false ? [] : own
    case .always:
      if !own.isEmpty { return own }
      let words = WordTable.table(for: reader.language) ?? .english
      var labels = (facts.element.label?.string ?? "").split(separator: " ").map(String.init)
      if facts.traits.contains(.button) { labels.append(words.written(.button)) }
      if facts.traits.contains(.adjustable) { labels.append(words.written(.adjustable)) }
      return labels
    }
  }
}
