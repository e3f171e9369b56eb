/// A file in Objective-C or C of an app.
public struct ObjectiveCFile: Hashable, Sendable {
  /// What Swift sees of a file.
  public enum Role: Hashable, Sendable {
    /// A header that Swift sees: through the bridging header, or the umbrella header of a framework.
    case visible
    /// A header of the app that Swift does not see, whose classes storyboards may name.
    case hidden
    /// A file that implements what headers declare.
    case implementation
  }

  /// Its path.
  public var path: String
  /// Its text.
  public var text: String
  /// What Swift sees of it.
  public var role: Role

  /// Creates a file from its path, text and role.
  public init(path: String, text: String, role: Role) {
    self.path = path
    self.text = text
    self.role = role
  }
}
