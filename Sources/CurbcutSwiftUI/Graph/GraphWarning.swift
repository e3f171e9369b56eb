import Foundation

/// What an app is warned of on the standard error, in SwiftUI's words and once for each place.
@MainActor
enum GraphWarning {
  case cycle(attribute: UInt64)
  case modifiedDuringUpdate
  case publishedDuringUpdate
  case endlessUpdates
  case invalidFrame
  case contradictoryFrame
  /// An action, in words, that gave rise to itself.
  case multipleUpdates(of: String)
  case duplicateID(String, String)
  /// A call that another window would be needed for.
  case oneWindow(String)
  /// A list over a range, and its numbers of elements at first and now.
  case changedConstant(String, Int, Int)
  /// The selection of a picker that none of its options has.
  case missingTag(String)

  private static var reported: Set<String> = []
  /// For tests: what is called instead of writing to the standard error.
  static var handler: ((String) -> Void)?

  var text: String {
    switch self {
    case .cycle(let attribute): "=== AttributeGraph: cycle detected through attribute \(attribute) ==="
    case .modifiedDuringUpdate: "Modifying state during view update, this will cause undefined behavior."
    case .publishedDuringUpdate:
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    case .endlessUpdates:
      "The screen changes its own state in every update; the updates were stopped after 100 in a row."
    case .invalidFrame: "Invalid frame dimension (negative or non-finite)."
    case .contradictoryFrame: "Contradictory frame constraints specified."
    case .multipleUpdates(let action): "\(action) tried to update multiple times per frame."
    case .oneWindow(let call): "\(call) does nothing: the app has one window on this device."
    case .duplicateID(let list, let id):
      "\(list): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    case .changedConstant(let list, let old, let new):
      "\(list) count (\(new)) != its initial count (\(old)). `ForEach(_:content:)` should only be used for *constant* "
        + "data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    case .missingTag(let selection):
      "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, "
        + "this will give undefined results."
    }
  }

  /// By what a warning is known to have been written: numbers differ from one time to the next.
  private var key: String {
    if case .cycle = self { "cycle" } else { text }
  }

  /// Writes the warning, unless it was written before for the same place.
  ///
  /// - Parameter place: the view that gave rise to it; nil where that is not known.
  func report(in place: Any.Type? = nil) {
    if let handler = Self.handler { return handler(text) }
    guard isNew(in: place) else { return }
    FileHandle.standardError.write(Data("SwiftUI: \(text)\(Self.words(for: place))\n".utf8))
  }

  /// Whether the warning has not been given before for a place; now it has.
  func isNew(in place: Any.Type?) -> Bool { Self.reported.insert(key + Self.words(for: place)).inserted }

  private static func words(for place: Any.Type?) -> String { place.map { " (in \($0))" } ?? "" }
}
