import Foundation

extension URL {
  /// Reads an address from text: one with a scheme and a host, unless it is said that these may be missing.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/parsestrategy>.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    /// What becomes of an address without a component.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Hashable, Codable, Sendable
    {
      /// It is no address.
      case required
      /// The address has none.
      case optional
      /// The address gets a value.
      case defaultValue(Component)
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates a strategy that says of each component what becomes of an address without it.
    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Reads an address.
    ///
    /// - Throws: `CocoaError` with the code `formatting` where the text is none, or lacks a component that is required.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard var parts = URLComponents(string: text) else { throw Self.failure(value, "it is no address") }
      func fill<Value>(_ strategy: ComponentParseStrategy<Value>, _ found: Value?, _ name: String) throws
        -> Value?
      {
        if let found { return found }
        return switch strategy {
        case .required: throw Self.failure(value, "it has no \(name)")
        case .optional: nil
        case .defaultValue(let value): value
        }
      }
      // Without a scheme, the host is read as the beginning of the path.
      if parts.scheme == nil, parts.host == nil, case .defaultValue(let scheme) = scheme,
        let whole = URLComponents(string: scheme + "://" + text)
      {
        parts = whole
      }
      parts.scheme = try fill(scheme, parts.scheme, "scheme")
      parts.user = try fill(user, parts.user, "user")
      parts.password = try fill(password, parts.password, "password")
      parts.host = try fill(host, parts.host.flatMap { $0.isEmpty ? nil : $0 }, "host")
      parts.port = try fill(port, parts.port, "port")
      parts.path = try fill(path, parts.path.isEmpty ? nil : parts.path, "path") ?? ""
      parts.query = try fill(query, parts.query, "query")
      parts.fragment = try fill(fragment, parts.fragment, "fragment")
      guard let url = parts.url else { throw Self.failure(value, "it is no address") }
      return url
    }

    private static func failure(_ value: String, _ reason: String) -> CocoaError {
      CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value): \(reason)."])
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    /// The strategy with another rule for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with { $0.scheme = strategy }
    }
    /// The strategy with another rule for the user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with { $0.user = strategy }
    }
    /// The strategy with another rule for the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with { $0.password = strategy }
    }
    /// The strategy with another rule for the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with { $0.host = strategy }
    }
    /// The strategy with another rule for the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      with { $0.port = strategy }
    }
    /// The strategy with another rule for the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with { $0.path = strategy }
    }
    /// The strategy with another rule for the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with { $0.query = strategy }
    }
    /// The strategy with another rule for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with { $0.fragment = strategy }
    }
  }

  /// Reads an address from text as a strategy does.
  public init(_ value: String, strategy: ParseStrategy) throws { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// The strategy of addresses.
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
