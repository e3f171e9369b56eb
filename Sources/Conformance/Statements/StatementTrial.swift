import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// How a statement is tested: the screen that is created, and what is done on it.
struct StatementTrial {
  /// How the result is compared with the sentence.
  enum Style {
    /// What a session with VoiceOver says, part by part.
    case spoken
    /// The written style of the snapshot tool.
    case written
    /// The snapshot tool's lines beside the picture.
    case legend
    /// The properties of the elements in the tree.
    case properties
  }

  /// The expected properties of one element of the tree.
  struct Properties {
    var index: Int
    var label, value: String?
    var traits: AccessibilityTraits?
    var count: Int?
  }

  /// What is done before a part of the sentence is compared.
  enum Step {
    /// The part is not tested.
    case untried
    /// A gesture script; what VoiceOver says after its last line is compared. An empty script compares what is said at
    /// the start.
    case script(String)
    /// Several scripts whose speech one caption runs together.
    case scripts([String])
  }

  var style: Style
  var screen: TrialScreen
  /// For each part of the sentence, what is done before it is compared; nil to flick from element to element.
  var steps: [Step]?
  /// The claims of a prose sentence, in the form of a report.
  private var reads: [String]?
  /// The elements that the sentence is about; nil for the whole screen.
  var elements: [Int]?
  var properties: [[Properties]]
  /// The sounds that a step must not play.
  var withoutSounds: [Int: Earcon]

  /// Every trial of `Data/trials.json`, by the id of its statement.
  ///
  /// - Throws: a ``CaseError`` when the data is invalid.
  @MainActor
  static func all() throws -> [String: StatementTrial] { try loaded.get() }

  @MainActor private static let loaded = Result { try load() }

  private static func load() throws -> [String: StatementTrial] {
    let json: JSONValue
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: Data(PackageResources.trials_json))
    } catch {
      throw CaseError(path: "trials.json", problem: "\(error)")
    }
    guard case .object(let trials) = json else { throw CaseError(path: "trials.json", problem: "no object") }
    var result: [String: StatementTrial] = [:]
    for (id, value) in trials {
      result[id] = try StatementTrial(CaseReader(value, path: "trials.json: \(id)"))
    }
    return result
  }

  init(_ reader: CaseReader) throws {
    var reader = reader
    style =
      try reader.choice(
        "style", ["spoken": .spoken, "written": .written, "legend": .legend, "properties": .properties])
      ?? .spoken
    guard let screen = try reader.object("screen") else {
      throw CaseError(path: reader.place("screen"), problem: "missing")
    }
    self.screen = TrialScreen(screen)
    steps = try reader.list("steps")?.enumerated().map { index, value in
      switch value {
      case .null: return .untried
      case .string(let script): return .script(script)
      case .list(let scripts):
        return .scripts(
          try scripts.map { script in
            guard case .string(let text) = script else {
              throw reader.wrong("steps[\(index)]", "scripts", script)
            }
            return text
          })
      default: throw reader.wrong("steps[\(index)]", "a script, scripts or null", value)
      }
    }
    reads = try reader.strings("reads")
    elements = try reader.numbers("elements")?.map { Int($0) }
    properties = try (reader.list("properties") ?? []).enumerated().map { index, value in
      var holder = try CaseReader(.object(["part": value]), path: reader.place("properties[\(index)]"))
      return try (holder.objects("part") ?? []).map { object in
        var object = object
        let result = Properties(
          index: try object.int("index") ?? 0, label: try object.string("label"),
          value: try object.string("value"), traits: try CaseNode.traits(&object),
          count: try object.int("count"))
        try object.finish()
        return result
      }
    }
    withoutSounds = [:]
    for (step, name) in (try reader.strings("withoutSounds") ?? []).enumerated() where !name.isEmpty {
      guard let sound = Earcon(rawValue: name) else {
        throw CaseError(path: reader.place("withoutSounds[\(step)]"), problem: "\"\(name)\" is not a sound")
      }
      withoutSounds[step] = sound
    }
    try reader.finish()
  }

  /// The claims that replace a prose sentence; nil when the sentence is used as it is.
  ///
  /// - Throws: a ``CaseError`` for a recording, whose words may not be replaced.
  func reads(for statement: Statement) throws -> [StatementPart]? {
    guard let reads else { return nil }
    if statement.kind == "recorded" {
      throw CaseError(path: statement.path, problem: "the words of a recording may not be replaced")
    }
    return reads.map { StatementPart($0) }
  }

  @MainActor
  func run(_ parts: [StatementPart], into finding: inout CaseFinding) throws {
    switch style {
    case .spoken: try compareSpoken(parts, into: &finding)
    case .written: try compareWritten(parts, into: &finding)
    case .legend: try compareLegend(parts, into: &finding)
    case .properties: try compareProperties(parts, into: &finding)
    }
  }

  // MARK: Heard

  @MainActor
  private func compareSpoken(_ parts: [StatementPart], into finding: inout CaseFinding) throws {
    let walk = [Step.script("")] + Array(repeating: .script("swipe right"), count: max(parts.count - 1, 0))
    let steps = self.steps ?? walk
    let session = try StatementSession(screen)
    defer { session.end() }
    for (index, part) in parts.enumerated() {
      var scripts: [String] = []
      if index < steps.count {
        switch steps[index] {
        case .untried: break
        case .script(let script): scripts = [script]
        case .scripts(let several): scripts = several
        }
      }
      guard !scripts.isEmpty else {
        finding.untried.insert(index)
        continue
      }
      var heard = StatementSession.Heard()
      for script in scripts {
        let more = try session.heard(after: script)
        heard.utterances += more.utterances
        heard.sounds += more.sounds
      }
      let full = heard.utterances.map { $0.text() }.joined(separator: " ")
      let short = heard.utterances.map { $0.without([.hint]).text() }.joined(separator: " ")
      // A caption without a hint may have ended before the hint was spoken.
      if !part.isHeard(in: full), !part.isHeard(in: short) {
        finding.add(
          ["spoken", "- \(StatementPart.words(part.text))", "+ \(StatementPart.words(full))"], to: index)
      }
      if let sound = withoutSounds[index], heard.sounds.contains(sound) {
        finding.add(["the sound \(sound.rawValue) was played"], to: index)
      }
    }
  }

  // MARK: Written

  /// Compares each element's description, then its hint and its names for Voice Control if the sentence gives
  /// them.
  @MainActor
  private func compareWritten(_ parts: [StatementPart], into finding: inout CaseFinding) throws {
    let (tree, reader) = try read()
    var next = 0
    var shown = elements ?? Array(tree.elements.indices)
    func add(_ found: String) {
      let expected = next < parts.count ? parts[next].text : "nothing more"
      finding.add(["written", "- \(expected)", "+ \(found)"], to: min(next, parts.count - 1))
    }
    while !shown.isEmpty {
      let index = shown.removeFirst()
      if next < parts.count, parts[next].isGap {
        // It represents as many elements as the parts after it leave over.
        let behind = parts[(next + 1)...].count
        shown = Array(([index] + shown).suffix(behind))
        next += 1
        if shown.isEmpty { break }
        continue
      }
      let found = reader.description(of: index, in: tree)
      // The last part may indicate that there was more.
      if next == parts.count, parts.last?.leavesOutEnd ?? false { return }
      guard next < parts.count else { return add(found.text) }
      let part = parts[next]
      let isRight =
        part.leavesOutEnd ? found.text.hasPrefix(String(part.text.dropLast(2))) : part.text == found.text
      if !isRight { add(found.text) }
      if part.mentionsHint, found.hint == nil { add("no hint") }
      if part.remarks.contains("no hint"), let hint = found.hint { add("hint: \(hint)") }
      next += 1
      if next < parts.count, let hint = found.hint {
        let text = parts[next].text
        if text == hint || text == "hint: \(hint)" {
          next += 1
        } else if text.hasPrefix("hint: ") {
          add("hint: \(hint)")
          next += 1
        }
      }
      if next < parts.count, parts[next].text.hasPrefix("user input label: ") {
        let names = tree.elements[index].details.userInputLabels ?? []
        if !names.contains(String(parts[next].text.dropFirst(18))) { add("user input labels: \(names)") }
        next += 1
      }
    }
    if next < parts.count { add("nothing") }
  }

  /// Compares the legend's lines without the marks before them; a "…" represents any number of lines.
  @MainActor
  private func compareLegend(_ parts: [StatementPart], into finding: inout CaseFinding) throws {
    let (tree, reader) = try read()
    let legend = Legend(reader: reader)
    let lines = tree.elements.indices.flatMap { legend.lines(for: StopFacts($0, in: tree)) }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "*↓ ")) }
    var rest = lines[...]
    var isGap = false
    for (index, part) in parts.enumerated() {
      if part.isGap {
        isGap = true
        continue
      }
      if isGap { rest = rest.drop { $0 != part.text } }
      isGap = false
      if rest.first != part.text {
        finding.add(["- \(part.text)", "+ \(rest.first ?? "nothing")"], to: index)
      }
      rest = rest.dropFirst()
    }
  }

  @MainActor
  private func read() throws -> (ElementTree, ScreenReader) {
    let root = try screen.plainRoot()
    let tree = AccessibilityProvider.tree(of: root, rules: ReadingRules(fidelity: .accessibilitySnapshot))
    return (tree, ScreenReader(fidelity: .accessibilitySnapshot))
  }

  // MARK: The tree

  private static let publicTraits: AccessibilityTraits = [
    .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
    .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
    .causesPageTurn,
    .tabBar, .header, .supportsZoom, .toggleButton,
  ]

  @MainActor
  private func compareProperties(_ parts: [StatementPart], into finding: inout CaseFinding) throws {
    let session = try StatementSession(screen)
    defer { session.end() }
    finding.partCount = max(properties.count, 1)
    let tree = session.tree
    for (part, list) in properties.enumerated() {
      for expected in list {
        if let count = expected.count {
          if tree.elements.count != count {
            finding.add(["\(count) elements", "+ \(tree.elements.map { $0.label?.string ?? "" })"], to: part)
          }
          continue
        }
        guard tree.elements.indices.contains(expected.index) else {
          finding.add(["there is no element \(expected.index)"], to: part)
          continue
        }
        let element = tree.elements[expected.index]
        var comparison = CaseComparison()
        if let label = expected.label {
          comparison.compare("label", label, element.label?.string ?? "nothing")
        }
        if let value = expected.value {
          comparison.compare("value", value, element.value?.string ?? "nothing")
        }
        // The tool that recorded these trees prints only public traits.
        if let traits = expected.traits {
          comparison.compare("traits", traits, element.traits.intersection(Self.publicTraits))
        }
        finding.add(comparison.lines, to: part)
      }
    }
  }
}
