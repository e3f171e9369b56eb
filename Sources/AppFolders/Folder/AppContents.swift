import Foundation

/// What an app is built from.
public struct AppContents: Sendable {
  /// The sources of one module.
  public struct Module: Hashable, Sendable {
    /// The name under which sources import it.
    public var name: String
    /// Its Swift files.
    public var sources: [URL]
    /// Names that `#if` knows.
    public var conditions: [String]

    /// A module of sources.
    public init(name: String, sources: [URL], conditions: [String] = ["DEBUG"]) {
      self.name = name
      self.sources = sources
      self.conditions = conditions
    }
  }

  /// A file or folder that goes into the app's bundle.
  public struct Resource: Hashable, Sendable {
    /// Where it is.
    public var url: URL
    /// Its path in the bundle: `Base.lproj/Main.storyboard`.
    public var path: String

    /// A resource and its path in the bundle.
    public init(url: URL, path: String) {
      self.url = url
      self.path = path
    }
  }

  /// The name of the product: of the `.app`.
  public var name: String
  /// The app's own module comes last, after those that it imports.
  public var modules: [Module]
  /// What goes into the bundle.
  public var resources: [Resource]
  /// The bundle's Info.plist, references to settings resolved.
  public var information: [String: any Sendable]
  /// What an app of this kind has that is left out, for the person: packages, Objective-C sources.
  public var notes: [String]

  /// The app's own module.
  public var main: Module? { modules.last }
}
