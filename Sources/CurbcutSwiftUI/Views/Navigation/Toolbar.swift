import CurbcutUIKit

/// What is in the bars around a screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontent>.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The content that this one is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content of this module.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [ToolbarItemDescription] { get }
}

extension PrimitiveToolbarContent {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

/// One item of a bar.
@MainActor
struct ToolbarItemDescription {
  var placement: ToolbarItemPlacement
  var view: AnyView

  static func of(_ content: any ToolbarContent) -> [ToolbarItemDescription] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.items }
    return of(content.body)
  }
}

/// Where in the bars an item is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemplacement>.
public struct ToolbarItemPlacement: Sendable {
  enum Side: Sendable { case leading, trailing, title, bottom }

  let side: Side
  var isProminent = false

  /// As suits the item.
  public static let automatic = Self(side: .trailing)
  /// In the middle of the navigation bar.
  public static let principal = Self(side: .title)
  /// At the leading end of the navigation bar.
  public static let navigation = Self(side: .leading)
  /// For the most frequent action.
  public static let primaryAction = Self(side: .trailing)
  /// For what confirms what a sheet is for.
  public static let confirmationAction = Self(side: .trailing, isProminent: true)
  /// For what cancels it.
  public static let cancellationAction = Self(side: .leading)
  /// For what destroys something.
  public static let destructiveAction = Self(side: .leading)
  /// For how things are.
  public static let status = Self(side: .bottom)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = Self(side: .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = Self(side: .trailing)
  /// At the leading end of the navigation bar, by an older name.
  public static let navigationBarLeading = Self(side: .leading)
  /// At the trailing end of the navigation bar, by an older name.
  public static let navigationBarTrailing = Self(side: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = Self(side: .bottom)
}

/// An item of a bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritem>.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an id.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  var items: [ToolbarItemDescription] {
    [ToolbarItemDescription(placement: placement, view: AnyView(content))]
  }
}

/// Several items of a bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemgroup>.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  var items: [ToolbarItemDescription] {
    [ToolbarItemDescription(placement: placement, view: AnyView(content))]
  }
}

/// Several contents of bars, or none.
public struct _ToolbarContents: PrimitiveToolbarContent {
  let parts: [any ToolbarContent]
  var items: [ToolbarItemDescription] { parts.flatMap { ToolbarItemDescription.of($0) } }
}

/// Builds the content of bars.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder>.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> _ToolbarContents
  {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarContents(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
    _ToolbarContents(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents
  {
    _ToolbarContents(parts: [content])
  }
}

/// Adds items to the bars around the screen.
struct ToolbarModifier: PrimitiveModifier {
  var items: [ToolbarItemDescription]

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let host: ToolbarHost

    init(_ modifier: Attribute<ToolbarModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      host = ToolbarHost(inputs)
      super.init(inputs, content)
      observe { [unowned self] in
        let items = modifier.value.items
        GraphNode.untracked { host.update(items) }
        graph.preferencesDidChange()
      }
    }

    override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
      guard key == NavigationItemKey.self else { return super.collect(key, into: &values) }
      var inner = PreferenceValues<NavigationItemKey>()
      content.collect(NavigationItemKey.self, into: &inner)
      var value = inner.valueOrDefault
      value.toolbars.append(host)
      if let value = value as? Key.Value { values.add(value) }
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      host.willBeRemoved()
    }
  }
}

extension View {
  /// Adds items to the bars around the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx>.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemDescription.of(content())))
  }

  /// Adds views to the bars around the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj>.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(items: [ToolbarItemDescription(placement: .automatic, view: AnyView(content()))]))
  }
}
