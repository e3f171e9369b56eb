/// A connection in a document: its source, its destination and its name.
public struct NibConnection: Hashable, Sendable {
  /// The kinds of connections.
  public enum Kind: Hashable, Sendable {
    /// A property that refers to one object.
    case outlet
    /// A property that refers to several objects; there is a connection for each.
    case outletCollection
    /// An action message sent on an event, such as `touchUpInside`; nil for objects with only one event.
    case action(event: String?)
    /// A segue to another scene, of a kind such as `show`.
    case segue(kind: String)
  }

  /// The kind of connection.
  public var kind: Kind
  /// The property, the selector, or the segue's identifier (empty if it has none).
  public var name: String
  /// The id of the object that has the connection.
  public var source: String
  /// The id of the object that it leads to.
  public var destination: String
}
