import Foundation

/// What is known about a screen before it is created.
struct ScreenInfo: Encodable, Sendable {
  /// The object id in the file.
  var id: String
  /// The identifier with which code instantiates the scene; nil if it has none.
  var storyboardIdentifier: String?
  var className: String
  var title: String?
  /// Width and height in points.
  var size: [Double]
  /// True for the scene that the app starts with, or the first view of a xib.
  var isInitial: Bool

  private enum CodingKeys: String, CodingKey {
    case id, storyboardIdentifier, title, size
    case className = "class"
    case isInitial = "initial"
  }

  /// The heading of a screen when there are several.
  var heading: String {
    "# \(id) \(className)\(title.map { " “\($0)”" } ?? "")"
  }
}
