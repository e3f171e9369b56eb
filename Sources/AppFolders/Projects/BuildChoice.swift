/// Which of the things that a project can build is built.
public struct BuildChoice: Hashable, Sendable {
  /// The name of the target; nil for the one that the scheme runs, or the first app.
  public var target: String?
  /// The name of the scheme; nil for the one that runs the target.
  public var scheme: String?
  /// The name of the build configuration; nil for that of the scheme.
  public var configuration: String?

  /// Creates a choice; what is nil is chosen as Xcode does.
  ///
  /// - Parameters:
  ///   - target: the name of the target.
  ///   - scheme: the name of the scheme.
  ///   - configuration: the name of the build configuration.
  public init(target: String? = nil, scheme: String? = nil, configuration: String? = nil) {
    self.target = target
    self.scheme = scheme
    self.configuration = configuration
  }
}
