import Foundation

extension URL {
  /// Writes an address with some of its components.
  ///
  /// By default the user, the password, the query and the fragment are left out, and the port of a web address.
  /// Follows <https://developer.apple.com/documentation/foundation/url/formatstyle>.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// A component on which it can depend whether another is written.
    public enum Component: Int, Hashable, Codable, Sendable {
      /// The part before the colon.
      case scheme
      /// The name of the user.
      case user
      /// The password.
      case password
      /// The host.
      case host
      /// The port.
      case port
      /// The path.
      case path
      /// The part after the question mark.
      case query
      /// The part after the number sign.
      case fragment
    }

    /// When a component is written.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable, CustomStringConvertible {
      fileprivate enum Condition: Hashable, Codable {
        case always
        case never
        case when(Component, Set<String>)
        case unless(Component, Set<String>)
      }

      fileprivate let condition: Condition

      /// Always.
      public static var always: Self { Self(condition: .always) }
      /// Never.
      public static var never: Self { Self(condition: .never) }
      /// Where the address is none of the web.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
      /// Where a component has one of some values.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .when(component, requirements))
      }
      /// Where a component has none of some values.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .unless(component, requirements))
      }

      public var description: String {
        switch condition {
        case .always: "always"
        case .never: "never"
        case .when(let component, let values): "displayWhen(\(component), matches: \(values.sorted()))"
        case .unless(let component, let values): "omitWhen(\(component), matches: \(values.sorted()))"
        }
      }

      fileprivate func holds(for parts: URLComponents) -> Bool {
        switch condition {
        case .always: true
        case .never: false
        case .when(let component, let values): parts.value(of: component).map(values.contains) ?? false
        case .unless(let component, let values): !(parts.value(of: component).map(values.contains) ?? false)
        }
      }
    }

    /// When the host is written, and how much of it.
    public struct HostDisplayOption: Hashable, Codable, Sendable, CustomStringConvertible {
      fileprivate let option: ComponentDisplayOption
      fileprivate var omitted: Set<String> = []
      fileprivate var omitsManyLevels = false
      /// Whether subdomains are left out only where the condition holds; the host is written anyway.
      fileprivate var narrowsOnCondition = false

      /// Always, and whole.
      public static var always: Self { Self(option: .always) }
      /// Never.
      public static var never: Self { Self(option: .never) }
      /// Where the address is none of the web.
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      /// Where a component has one of some values.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(option: .displayWhen(component, matches: requirements))
      }
      /// Where a component has none of some values.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(option: .omitWhen(component, matches: requirements))
      }
      /// Always, without some subdomains.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(option: .always, omitted: subdomainsToOmit, omitsManyLevels: omitMultiLevelSubdomains)
      }
      /// Always, without some subdomains where a component has one of some values.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          option: .displayWhen(component, matches: requirements), omitted: subdomainsToOmit,
          omitsManyLevels: omitMultiLevelSubdomains, narrowsOnCondition: true)
      }

      public var description: String {
        omitted.isEmpty && !omitsManyLevels
          ? option.description : "omitSpecificSubdomains(\(omitted.sorted()))"
      }

      fileprivate func host(of parts: URLComponents) -> String? {
        guard let host = parts.host else { return nil }
        let holds = option.holds(for: parts)
        if narrowsOnCondition { return holds ? narrowed(host) : host }
        return holds ? narrowed(host) : nil
      }

      private func narrowed(_ host: String) -> String {
        var labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard labels.count > 2 else { return host }
        // “com.cn” and the like are one top-level domain.
        let isDouble =
          labels[labels.count - 1].count == 2
          && ["ac", "co", "com", "edu", "gov", "net", "or", "org"].contains(labels[labels.count - 2])
        let domain = isDouble ? 3 : 2
        if omitsManyLevels, labels.count > domain + 1 { labels.removeFirst(labels.count - domain - 1) }
        if labels.count > domain, omitted.contains(labels[0]) { labels.removeFirst() }
        return labels.joined(separator: ".")
      }
    }

    private var schemeOption: ComponentDisplayOption
    private var userOption: ComponentDisplayOption
    private var passwordOption: ComponentDisplayOption
    private var hostOption: HostDisplayOption
    private var portOption: ComponentDisplayOption
    private var pathOption: ComponentDisplayOption
    private var queryOption: ComponentDisplayOption
    private var fragmentOption: ComponentDisplayOption

    /// Creates a style that says of each component when it is written.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      schemeOption = scheme
      userOption = user
      passwordOption = password
      hostOption = host
      portOption = port
      pathOption = path
      queryOption = query
      fragmentOption = fragment
    }

    /// Writes an address.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      var text = ""
      let host = hostOption.host(of: parts)
      if let scheme = parts.scheme, schemeOption.holds(for: parts) {
        text += scheme + (parts.host == nil ? ":" : "://")
      }
      if let user = parts.user, userOption.holds(for: parts) {
        text += user
        if let password = parts.password, passwordOption.holds(for: parts) { text += ":" + password }
        if host != nil { text += "@" }
      }
      if let host { text += host }
      if let port = parts.port, portOption.holds(for: parts) { text += ":\(port)" }
      if pathOption.holds(for: parts) { text += parts.path }
      if let query = parts.query, queryOption.holds(for: parts) { text += "?" + query }
      if let fragment = parts.fragment, fragmentOption.holds(for: parts) { text += "#" + fragment }
      return text
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    /// The style with another rule for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.schemeOption = strategy }
    }
    /// The style with another rule for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
      with { $0.userOption = strategy }
    }
    /// The style with another rule for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
      with { $0.passwordOption = strategy }
    }
    /// The style with another rule for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.hostOption = strategy } }
    /// The style with another rule for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      with { $0.portOption = strategy }
    }
    /// The style with another rule for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.pathOption = strategy }
    }
    /// The style with another rule for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
      with { $0.queryOption = strategy }
    }
    /// The style with another rule for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
      with { $0.fragmentOption = strategy }
    }
  }

  /// The address as ``FormatStyle`` writes it.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The address as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension URLComponents {
  fileprivate func value(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: user
    case .password: password
    case .host: host
    case .port: port.map(String.init)
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The style of addresses.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// Reads what the style writes.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}
