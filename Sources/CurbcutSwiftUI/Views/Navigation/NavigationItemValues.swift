import CurbcutUIKit

/// What the views of a screen say about the bars around it, and about the screens that follow.
struct NavigationItemValues {
  /// A screen for values of a type.
  struct Destination {
    /// Differs when the closure is another one.
    var version: Int
    var owner: ObjectIdentifier
    var make: @MainActor (AnyHashable) -> AnyView?
  }

  /// A screen that a condition shows.
  struct Condition {
    var owner: ObjectIdentifier
    var version: Int
    var isPresented: Bool
    var view: AnyView
    var dismiss: @MainActor () -> Void
  }

  var title: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var isBarHidden: Bool?
  var isTabBarHidden = false
  var toolbars: [ToolbarHost] = []
  var destinations: [ObjectIdentifier: Destination] = [:]
  var conditions: [Condition] = []
  var search: SearchField?
}

enum NavigationItemKey: PreferenceKey {
  static var defaultValue: NavigationItemValues { NavigationItemValues() }

  static func reduce(value: inout NavigationItemValues, nextValue: () -> NavigationItemValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.isTabBarHidden = value.isTabBarHidden || next.isTabBarHidden
    value.toolbars += next.toolbars
    value.destinations.merge(next.destinations) { first, _ in first }
    value.conditions += next.conditions
    value.search = value.search ?? next.search
  }
}

/// Says something about the bars around a screen.
struct NavigationItemModifier: PrimitiveModifier {
  struct Context {
    var environment: EnvironmentValues
    var owner: ObjectIdentifier
    var version: Int
  }

  var change: @MainActor (inout NavigationItemValues, Context) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var change: @MainActor (inout NavigationItemValues, Context) -> Void
    private var version = 0

    init(_ modifier: Attribute<NavigationItemModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      change = modifier.value.change
      super.init(inputs, content)
      observe { [unowned self] in
        change = modifier.value.change
        version += 1
        graph.preferencesDidChange()
      }
    }

    override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
      guard key == NavigationItemKey.self else { return super.collect(key, into: &values) }
      var inner = PreferenceValues<NavigationItemKey>()
      content.collect(NavigationItemKey.self, into: &inner)
      var value = inner.valueOrDefault
      let context = Context(
        environment: GraphNode.untracked { environment.value }, owner: ObjectIdentifier(self),
        version: version)
      GraphNode.untracked { change(&value, context) }
      if let value = value as? Key.Value { values.add(value) }
    }
  }
}

/// The look of a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationbaritem>.
public struct NavigationBarItem: Sendable {
  /// How large a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, until the content is scrolled.
    case large
  }
}

/// A bar around a screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarplacement>.
public struct ToolbarPlacement: Hashable, Sendable {
  private let raw: Int
  /// The navigation bar.
  public static let navigationBar = Self(raw: 0)
  /// The tab bar.
  public static let tabBar = Self(raw: 1)
  /// The bar at the bottom.
  public static let bottomBar = Self(raw: 2)
  /// As suits the place.
  public static let automatic = Self(raw: 3)
}

extension View {
  private func navigationItem(
    _ change: @escaping @MainActor (inout NavigationItemValues, NavigationItemModifier.Context) -> Void
  ) -> some View {
    modifier(NavigationItemModifier(change: change))
  }

  /// Sets the title of the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-5di1u>.
  public func navigationTitle(_ title: Text) -> some View {
    navigationItem { values, context in
      values.title = ResolvedText(title, context.environment).words.plain
    }
  }

  /// Sets the title of the screen to a localised text.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the screen, by an older name.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the screen, by an older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and how large it is, by an older name.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title of the screen is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)>.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem { values, _ in values.displayMode = displayMode }
  }

  /// Hides the button that goes back.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)>.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { values, _ in values.hidesBackButton = hidesBackButton }
  }

  /// Hides the navigation bar, by an older name.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { values, _ in values.isBarHidden = hidden }
  }

  /// Shows or hides bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)>.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, _ in
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        values.isBarHidden = visibility == .hidden
      }
      if bars.contains(.tabBar) { values.isTabBarHidden = visibility == .hidden }
    }
  }

  /// Sets the screen that a stack shows for values of a type.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)>.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationItem { values, context in
      values.destinations[ObjectIdentifier(D.self)] = NavigationItemValues.Destination(
        version: context.version, owner: context.owner
      ) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a screen on the stack while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)>.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let (view, isShown) = (AnyView(destination()), isPresented.wrappedValue)
    return navigationItem { values, context in
      values.conditions.append(
        NavigationItemValues.Condition(
          owner: context.owner, version: context.version, isPresented: isShown, view: view,
          dismiss: { isPresented.wrappedValue = false }))
    }
  }

  /// Shows a screen on the stack while there is an item.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)>.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    let view = value.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    return navigationItem { values, context in
      values.conditions.append(
        NavigationItemValues.Condition(
          owner: context.owner, version: context.version, isPresented: value != nil, view: view,
          dismiss: { item.wrappedValue = nil }))
    }
  }
}
