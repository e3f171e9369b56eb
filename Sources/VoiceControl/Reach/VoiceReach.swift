import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What a screen costs somebody who speaks to it: for each item, what has to be said to use it.
///
/// Pure: it follows the rules of ``VoiceControlEngine`` over a screen that stays as it is, before anything has been said.
public struct VoiceReach: Sendable, Equatable {
  /// The way to one item.
  public struct Way: Sendable, Equatable {
    /// The element, as an index in reading order.
    public var element: Int
    /// What is said, one phrase after the other: “Tap Send”, or “Tap Delete” and then “2” where several are called so.
    public var phrases: [String]
    /// How many words these are, a number being one.
    public var words: Int { phrases.reduce(0) { $0 + $1.split(separator: " ").count } }
    /// Whether the item can be called by its name alone; else it takes a number that is shown first.
    public var isByName: Bool
  }

  /// The ways, in reading order.
  public private(set) var ways: [Way] = []
  /// What could be used, but is not called, in reading order.
  public private(set) var unreached: [UnreachedElement] = []

  /// Of a longer name, so many words are said if no other item is called so.
  static let enoughWords = 3

  /// Follows the ways through a screen.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - screenSize: its size in points; nil when unknown.
  ///   - settings: the overlay that is always shown, and the language, if it is not that of the device.
  ///   - language: the language of the device, a BCP-47 tag; English where there are no commands in it.
  public init(
    _ tree: ElementTree, screenSize: CGSize? = nil, settings: VoiceControlSettings = .init(),
    language: String = "en"
  ) {
    let table = CommandTable.table(for: settings.language ?? language) ?? .english
    var names = NameIndex()
    names.build(tree, screenSize: screenSize, table: table)
    var phrasing = Phrasing(
      table: table, names: names, tree: tree, showsNumbers: settings.overlay == .itemNumbers)
    for (place, item) in names.items.enumerated() {
      guard let index = tree.index(of: item.id) else { continue }
      ways.append(phrasing.way(to: index, place: place))
    }
    ways.sort { $0.element < $1.element }
    let called = Set(ways.map(\.element))
    unreached = tree.unreached(using: \.takesVoiceCommands, isReached: called.contains)
  }

  /// The words for an item on average; 0 without any.
  public var meanWords: Double {
    ways.isEmpty ? 0 : Double(ways.reduce(0) { $0 + $1.words }) / Double(ways.count)
  }
}

/// How an item is called.
private struct Phrasing {
  var table: CommandTable
  var names: NameIndex
  var tree: ElementTree
  /// Whether each item always has its number beside it.
  var showsNumbers: Bool
  /// The numbers of the items that are called so: many may have the same name.
  private var called: [Call: [AccessibilityElement.ID: Int]] = [:]

  private struct Call: Hashable {
    var words: [String]
    var adjusts: Bool
  }

  init(table: CommandTable, names: NameIndex, tree: ElementTree, showsNumbers: Bool) {
    self.table = table
    self.names = names
    self.tree = tree
    self.showsNumbers = showsNumbers
  }

  private mutating func numbers(_ call: Call) -> [AccessibilityElement.ID: Int] {
    if let known = called[call] { return known }
    let found = names.items(called: call.words, table: table).map(\.id).filter { id in
      !call.adjusts || tree.element(withID: id)?.traits.contains(.adjustable) == true
    }
    let numbers = Dictionary(
      zip(found, 1...), uniquingKeysWith: { first, _ in first })
    called[call] = numbers
    return numbers
  }

  mutating func way(to index: Int, place: Int) -> VoiceReach.Way {
    let element = tree.elements[index]
    let adjusts = element.traits.contains(.adjustable)
    let command: VoiceCommand = adjusts ? .increment : .tap
    var shared: [String]?
    for title in element.spokenNames.names {
      for name in Self.beginnings(of: title) {
        let heard = table.form.words(of: name)
        guard !heard.isEmpty else { continue }
        // A number alone would be taken for one that is shown.
        if heard.count == 1, Int(heard[0]) != nil, showsNumbers { continue }
        let called = numbers(Call(words: heard, adjusts: adjusts))
        guard let number = called[element.id] else { continue }
        if called.count == 1 {
          return .init(element: index, phrases: [table.phrase(command, name)], isByName: true)
        }
        if shared == nil { shared = [table.phrase(command, name), String(number)] }
      }
    }
    if showsNumbers {
      return .init(element: index, phrases: [table.phrase(command, String(place + 1))], isByName: false)
    }
    let phrases =
      shared ?? [
        table.phrase(.showNumbers), adjusts ? table.phrase(command, String(place + 1)) : String(place + 1),
      ]
    return .init(element: index, phrases: phrases, isByName: false)
  }

  /// How much of a name may be said, in the order in which it is tried: up to a comma, a few words, more of them.
  private static func beginnings(of title: String) -> [String] {
    let words = title.split { $0.isWhitespace }
    guard !words.isEmpty else { return [] }
    let part = words.firstIndex { $0.hasSuffix(",") }.map { $0 + 1 }
    let enough = min(VoiceReach.enoughWords, words.count)
    let counts = (part.map { [$0] } ?? []) + Array(enough...words.count)
    return counts.map { words.prefix($0).joined(separator: " ").trimmingCharacters(in: ends) }
  }

  private static let ends = CharacterSet.punctuationCharacters.union(.whitespaces)
}

extension CommandTable {
  /// The first way of saying a command, with its blank filled: “Tap Send”.
  fileprivate func phrase(_ command: VoiceCommand, _ blank: String = "") -> String {
    guard let say = words.commands.first(where: { $0.id == command.rawValue })?.say.first else {
      return blank
    }
    let parts = say.split(separator: " ").compactMap { part -> String? in
      if part.hasPrefix("<") { return blank }
      return part.hasPrefix("[") ? nil : String(part)
    }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
