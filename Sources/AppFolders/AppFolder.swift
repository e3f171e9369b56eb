import Foundation

/// A folder with the sources and resources of an app.
public struct AppFolder: Hashable, Sendable {
  /// Where it is.
  public let url: URL

  /// A folder at a place; nothing is read yet.
  public init(url: URL) { self.url = url }
}
