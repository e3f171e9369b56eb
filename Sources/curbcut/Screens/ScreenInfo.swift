import Foundation

/// What is known of a screen before it is made.
struct ScreenInfo: Encodable, Sendable {
  /// The object id in the file.
  var id: String
  /// The identifier by which code makes the scene, when it has one.
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

  /// The line above a screen when there are several.
  var heading: String {
    "# \(id) \(className)\(title.map { " “\($0)”" } ?? "")"
  }
}
