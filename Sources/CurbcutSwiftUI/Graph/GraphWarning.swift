import Foundation

/// What an app is warned of on the standard error, in SwiftUI's words and once for each place.
@MainActor
enum GraphWarning {
  case cycle
  case modifiedDuringUpdate
  case publishedDuringUpdate
  case endlessUpdates
  case invalidFrame
  case preferenceMoreThanOncePerFrame(String)
  case duplicateID(String, String)

  private static var reported: Set<String> = []
  /// For tests: what is called instead of writing to the standard error.
  static var handler: ((String) -> Void)?

  var text: String {
    switch self {
    case .cycle: "=== AttributeGraph: cycle detected through attribute ==="
    case .modifiedDuringUpdate: "Modifying state during view update, this will cause undefined behavior."
    case .publishedDuringUpdate:
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    case .endlessUpdates:
      "The screen changes its own state in every update; the updates were stopped after 100 in a row."
    case .invalidFrame: "Invalid frame dimension (negative or non-finite)."
    case .preferenceMoreThanOncePerFrame(let key):
      "Bound preference \(key) tried to update multiple times per frame."
    case .duplicateID(let list, let id):
      "\(list): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    }
  }

  /// Writes the warning, unless it was written before.
  func report() {
    if let handler = Self.handler { return handler(text) }
    guard Self.reported.insert(text).inserted else { return }
    FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8))
  }
}
