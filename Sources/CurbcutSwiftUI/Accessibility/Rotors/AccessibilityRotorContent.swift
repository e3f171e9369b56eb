import Foundation

/// What a rotor finds.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent>.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  /// The type of the content that `body` returns.
  associatedtype Body: AccessibilityRotorContent
  /// The entries.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension AccessibilityRotorContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: AccessibilityRotorContent {}

/// Content of this module, which lists its entries itself.
@MainActor
protocol ListedRotorContent: AccessibilityRotorContent where Body == Never {
  func list(_ environment: EnvironmentValues) -> [RotorTarget]
}

/// One entry of a rotor.
struct RotorTarget {
  /// Where the view is that the entry names.
  enum Place: Hashable {
    /// The view of a `ForEach` or with an `id(_:)`.
    case id(AnyHashable)
    /// The view with `accessibilityRotorEntry(id:in:)`.
    case marked(NamespaceKey)
    /// The view that has the rotor.
    case itself
  }

  var place: Place
  var label: AccessibilityWords?
  var range: Range<String.Index>?
  /// Called before the cursor moves there: the app may have to scroll.
  var prepare: () -> Void = {}
}

extension AccessibilityRotorContent {
  /// The entries, in order.
  func entries(_ environment: EnvironmentValues) -> [RotorTarget] {
    if let listed = self as? any ListedRotorContent { return listed.list(environment) }
    if Body.self == Never.self { return [] }
    return body.entries(environment)
  }
}

/// One entry of a rotor.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityrotorentry>.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: ListedRotorContent {
  let label: Text?
  let place: RotorTarget.Place
  let range: Range<String.Index>?
  let prepare: () -> Void

  init(_ label: Text?, _ place: RotorTarget.Place, _ range: Range<String.Index>?, _ prepare: (() -> Void)?) {
    self.label = label
    self.place = place
    self.range = range
    self.prepare = prepare ?? {}
  }

  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] {
    [
      RotorTarget(
        place: place, label: label.map { AccessibilityWords($0, environment) }, range: range, prepare: prepare
      )
    ]
  }
}

/// Builds the entries of a rotor.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder>.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Takes an entry as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Takes one entry as it is.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Puts several entries in their order.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorTuple(content: (repeat each content))
  }

  /// Takes entries that there may be.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    OptionalRotorContent(content: content)
  }
}

nonisolated struct RotorTuple<each Content: AccessibilityRotorContent>: ListedRotorContent {
  let content: (repeat each Content)

  init(content: (repeat each Content)) { self.content = content }

  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] {
    var all: [RotorTarget] = []
    repeat all += (each content).entries(environment)
    return all
  }
}

nonisolated struct OptionalRotorContent<Content: AccessibilityRotorContent>: ListedRotorContent {
  let content: Content?

  init(content: Content?) { self.content = content }

  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] {
    content?.entries(environment) ?? []
  }
}

/// The entries of models.
nonisolated struct ModelRotorContent: ListedRotorContent {
  let targets: () -> [RotorTarget]

  init(_ targets: @escaping () -> [RotorTarget]) { self.targets = targets }

  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] { targets() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Content of this module has no body.
  public typealias Body = Never
}

extension ForEach: ListedRotorContent where Content: AccessibilityRotorContent {
  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] {
    data.flatMap { content($0).entries(environment) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for elements that have ids.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates entries for elements with a property that is their id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
