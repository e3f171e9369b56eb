import AccessibilityTree
import CurbcutUIKit
import Foundation
import VoiceOver

/// A recording of VoiceOver: the elements of a screen and what was said about them.
struct SpokenEntry {
  var name: String
  var elements: [Element]
  var utterances: [String]
  var separator: String
  var match: Match
  var event: Event?
  var language: String
  /// The app that came to the foreground as the recording began; nil when none did, or the entry does not
  /// say.
  var app: String?

  /// How the utterances correspond to the elements.
  enum Match {
    /// One pass through the elements, from the first one on.
    case walk
    /// The same, but each utterance is only the beginning of what was said.
    case prefix
    /// Each utterance on its own.
    case separate
  }

  enum Event { case activate, announcement }

  /// An element of the recorded screen, and the group around it.
  struct Element {
    var node: CaseNode
    var isTruncated: Bool
    var containerLabel: String?
    var containerTraits: AccessibilityTraits
    var position: (index: Int, count: Int)?
  }

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    for key in ["evidence", "note", "source"] { _ = try reader.string(key) }
    utterances = try reader.strings("utterances") ?? []
    separator = try reader.string("separator") ?? " "
    match = try reader.choice("match", ["prefix": .prefix, "separate": .separate]) ?? .walk
    event = try reader.choice("event", ["activate": .activate, "announcement": .announcement])
    language = try reader.string("language") ?? "en"
    app = try reader.string("app")
    elements = try (reader.objects("tree") ?? []).map(Element.init)
    try reader.finish()
  }

  // MARK: Running

  @MainActor
  func run(section: String) throws -> CaseFinding {
    var finding = CaseFinding(section: section, name: name)
    if elements.isEmpty {
      guard event == .announcement else {
        finding.untried = [0]
        return finding
      }
      finding.add(AnnouncementComparison(said: utterances).differences, to: 0)
      return finding
    }
    let provider = AccessibilityProvider(
      try SpokenScreen(elements).root, rules: ReadingRules(fidelity: .voiceOver))
    provider.update()
    let count = provider.tree.elements.count
    guard count == elements.count else {
      finding.add(["expected \(elements.count) elements, \(count) were read"], to: 0)
      return finding
    }
    let settings = UIKitHost.shared.settings
    defer { provider.apply(settings) }
    var facts = try RecordingFacts.all()[finding.id] ?? RecordingFacts()
    if let app { facts.app = app }
    var comparison = SpokenComparison(entry: self, facts: facts, provider: provider)
    comparison.run()
    finding.add(comparison.differences, to: 0)
    return finding
  }
}

extension SpokenEntry.Element {
  init(_ reader: CaseReader) throws {
    var reader = reader
    isTruncated = try reader.bool("truncated") ?? false
    containerLabel = try reader.string("containerLabel")
    containerTraits = try CaseNode.traits(&reader, key: "containerTraits") ?? []
    let index = try reader.int("index")
    let count = try reader.int("count")
    if let index, let count { position = (index, count) }
    node = try CaseNode(attributesOf: &reader)
    try reader.finish()
  }
}

extension CaseNode {
  /// Creates a node with the attributes of one element, without a place on the screen.
  init(attributesOf reader: inout CaseReader) throws {
    var object: [String: JSONValue] = ["isAccessibilityElement": .bool(true)]
    for key in [
      "label", "value", "hint", "identifier", "language", "traits", "customContent", "expandedStatus",
    ] {
      if let value = reader.value(key) { object[key] = value }
    }
    try self.init(CaseReader(.object(object), path: reader.path))
    customActions = try reader.strings("customActions") ?? []
    userInputLabels = try reader.strings("userInputLabels")
    respondsToUserInteraction = try reader.bool("respondsToUserInteraction")
  }
}
