import CurbcutUIKit

/// Where in the bars an item is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemplacement>.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side: Equatable, Sendable {
    case leading, trailing, title, largeTitle, subtitle, bottom, keyboard, more, titleMenu, status
  }

  let side: Side
  var isProminent = false

  /// Whether the item stands for the title.
  var isTitle: Bool { side == .title || side == .largeTitle }

  /// As suits the item.
  public static let automatic = Self(side: .trailing)
  /// In the middle of the navigation bar.
  public static let principal = Self(side: .title)
  /// In place of the title.
  public static let title = Self(side: .title)
  /// In place of the large title. It stands in the row of the bar's buttons, as large as it is itself.
  public static let largeTitle = Self(side: .largeTitle)
  /// Below the title.
  public static let subtitle = Self(side: .subtitle)
  /// Below the large title.
  public static let largeSubtitle = Self(side: .subtitle)
  /// At the leading end of the navigation bar.
  public static let navigation = Self(side: .leading)
  /// For the most frequent action.
  public static let primaryAction = Self(side: .trailing)
  /// For less frequent actions, in a menu.
  public static let secondaryAction = Self(side: .more)
  /// For what confirms what a sheet is for.
  public static let confirmationAction = Self(side: .trailing, isProminent: true)
  /// For what cancels it.
  public static let cancellationAction = Self(side: .leading)
  /// For what destroys something.
  public static let destructiveAction = Self(side: .leading)
  /// For how things are.
  public static let status = Self(side: .status)
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
  /// Above the keyboard.
  public static let keyboard = Self(side: .keyboard)

  static let titleMenu = Self(side: .titleMenu)
}

/// Adds items to the bars around the screen.
struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
  var content: Content

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let keyboard = KeyboardBar()
    let inner = inputs.changingEnvironment { $0.keyboardBar = keyboard }
    let content = modifier.map { $0.content }
    var items = inputs
    items.isInList = false
    items.implicitLayout = .horizontal
    items = items.changingEnvironment { values in
      values.isInListRow = false
      values.enterToolbar()
      values.font = nil
      // Bars do not grow as far as the content does.
      values.dynamicTypeSize = min(values.dynamicTypeSize, .xxxLarge)
    }
    let list = Content._makeContent(content: _GraphValue(content), inputs: items).list
    return ToolbarNode(ToolbarHost(list, items), keyboard, inputs, body(inner))
  }
}

/// The node of a view that adds items to the bars around.
@MainActor
private final class ToolbarNode: WrapperNode, PreferenceReader {
  private let host: ToolbarHost
  private let keyboard: KeyboardBar

  init(_ host: ToolbarHost, _ keyboard: KeyboardBar, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.host = host
    self.keyboard = keyboard
    super.init(inputs, content)
    graph.add(self)
  }

  func preferencesDidChange() {
    keyboard.show(host.entries.filter { $0.placement.side == .keyboard }.flatMap(\.barItems))
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

/// The bar above the keyboard.
@MainActor
final class KeyboardBar {
  private var bar: UIToolbar?

  nonisolated init() {}

  func show(_ items: [UIBarButtonItem]) {
    if items.isEmpty, bar == nil { return }
    let bar = bar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    self.bar = bar
    let old = bar.items ?? []
    if old.count != items.count || !zip(old, items).allSatisfy({ $0 === $1 }) { bar.items = items }
  }

  /// The bar, when there is something in it.
  var view: UIView? { bar?.items?.isEmpty == false ? bar : nil }
}

private enum KeyboardBarKey: EnvironmentKey {
  static var defaultValue: KeyboardBar? { nil }
}

extension EnvironmentValues {
  /// The bar above the keyboard for the fields in a view.
  var keyboardBar: KeyboardBar? {
    get { self[KeyboardBarKey.self] }
    set { self[KeyboardBarKey.self] = newValue }
  }
}

extension View {
  /// Adds items to the bars around the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx>.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds items with ids to the bars around the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(id:content:)>.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds views to the bars around the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj>.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Adds a menu that the title of the screen opens.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)>.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(content: ToolbarTitleMenu(content: content)))
  }

  /// Adds a view at the leading and one at the trailing end of the navigation bar, by an older form.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the navigation bar, by an older form.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the navigation bar, by an older form.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }
}
