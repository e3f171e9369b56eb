import Foundation
import InterfaceBuilder

/// What is known about a screen before it is created.
struct ScreenInfo: Encodable, Sendable {
  /// The object id in the file.
  var id: String
  /// The name of its storyboard, for a scene of an app; nil for others.
  var storyboard: String?
  /// The identifier with which code instantiates the scene; nil if it has none.
  var storyboardIdentifier: String?
  var className: String
  var title: String?
  /// Width and height in points.
  var size: [Double]
  /// True for the scene that the app starts with, or the first view of a xib.
  var isInitial: Bool

  /// What `--screen` accepts for this screen: its id, after its storyboard when another has the same.
  var choice: String
  /// What a file with this screen is called, without an ending.
  var fileName: String

  private enum CodingKeys: String, CodingKey {
    case id, storyboard, storyboardIdentifier, title, size
    case className = "class"
    case isInitial = "initial"
  }

  /// The heading of a screen when there are several.
  var heading: String {
    // The controller that shows a view of SwiftUI is no name of the app's.
    let name = className.hasPrefix("UIHostingController") ? "" : " \(className)"
    return "# \(choice)\(name)\(title.map { " “\($0)”" } ?? "")"
  }
}

extension ScreenInfo {
  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - index: which of the names' scenes it is.
  ///   - size: width and height, in points.
  init(_ index: Int, of names: ScreenNames, fileNames: [String], size: CGSize, isOfApp: Bool, isInitial: Bool)
  {
    let entry = names.entries[index]
    self.init(
      id: entry.screen.id, storyboard: isOfApp ? entry.document : nil,
      storyboardIdentifier: entry.screen.storyboardIdentifier, className: entry.screen.className,
      title: entry.screen.title, size: [size.width, size.height], isInitial: isInitial,
      choice: names.id(index), fileName: fileNames[index])
  }
}

/// The scene that `--screen` names.
struct WantedScreen {
  /// A name that does not stand for exactly one screen, in the words of an error.
  struct Wrong: Error {
    var problem, expected, advice: String
  }

  /// The index of the scene.
  ///
  /// - Throws: a ``Wrong`` that says what there is.
  static func index(of name: String, in names: ScreenNames) throws(Wrong) -> Int {
    switch names.match(name) {
    case .one(let index): return index
    case .several(let indices):
      let choices = indices.map(names.name)
      throw Wrong(
        problem: "‘\(name)’ is the name of \(indices.count) screens",
        expected: "one of \(choices.joined(separator: ", "))",
        advice: "Name it so: --screen \(shell(choices.first ?? name))")
    case .none:
      let entries = names.entries
      let known = entries.flatMap {
        [$0.screen.id, $0.screen.storyboardIdentifier, $0.screen.title, $0.screen.className].compactMap { $0 }
      }
      throw Wrong(
        problem: "there is no screen ‘\(name)’",
        expected: "one of \(entries.indices.prefix(12).map(names.id).joined(separator: ", "))",
        advice: Suggestion.nearest(to: name, in: known).map { "Did you mean ‘\($0)’?" }
          ?? "‘curbcut screens’ lists them.")
    }
  }

  /// A word as a shell takes it.
  private static func shell(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/-_.".contains($0) }
    return isPlain ? word : "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
