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
  /// Takes over a title that the person has written.
  var setTitle: ((String) -> Void)?
  var subtitle: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Whether a title among the buttons is large.
  var isInlineLarge = false
  var hidesBackButton = false
  /// Which bars are shown or hidden.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  /// What is behind bars.
  var backgrounds: [ToolbarPlacement: UIColor] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var hidesTitle = false
  var hidesSidebarToggle = false
  /// Whether the button that goes back has no words.
  var hasQuietBackButton = false
  /// The smallest, preferred and largest width of the column.
  var columnWidth: (minimum: CGFloat?, ideal: CGFloat, maximum: CGFloat?)?
  var toolbars: [ToolbarHost] = []
  var destinations: [ObjectIdentifier: Destination] = [:]
  var conditions: [Condition] = []
  var search: SearchHost?
}

extension NavigationItemValues {
  /// Whether a bar is hidden.
  func isHidden(_ bar: ToolbarPlacement) -> Bool { (visibility[bar] ?? visibility[.automatic]) == .hidden }

  /// How the title is shown, in UIKit's terms.
  @MainActor
  var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    // An item in place of the large title leaves nothing to say it a second time.
    let hasOwnTitle = toolbars.contains { $0.entries.contains { $0.placement.side == .largeTitle } }
    if hasOwnTitle { return .never }
    switch displayMode ?? .automatic {
    case .inline: return isInlineLarge ? .inline : .never
    case .large: return .always
    case .automatic: return title == nil ? .never : .automatic
    }
  }
}

enum NavigationItemKey: PreferenceKey {
  static var defaultValue: NavigationItemValues { NavigationItemValues() }

  static func reduce(value: inout NavigationItemValues, nextValue: () -> NavigationItemValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == nil { value.isInlineLarge = next.isInlineLarge }
    value.displayMode = value.displayMode ?? next.displayMode
    value.setTitle = value.setTitle ?? next.setTitle
    value.subtitle = value.subtitle ?? next.subtitle
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    value.hidesTitle = value.hidesTitle || next.hidesTitle
    value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
    value.hasQuietBackButton = value.hasQuietBackButton || next.hasQuietBackButton
    value.columnWidth = value.columnWidth ?? next.columnWidth
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
