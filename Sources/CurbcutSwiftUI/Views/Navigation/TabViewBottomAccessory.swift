import CurbcutUIKit
import Foundation

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// Where the view above a tab bar stands.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement>.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a tab bar that has become small.
  case inline
  /// Above the tab bar.
  case expanded
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
  /// The view above the tab bar of the tab views inside.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the view stands if it is above a tab bar; nil elsewhere.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement>.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the tab bar of the tab view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)>.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Puts a view above the tab bar of the tab view, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(isenabled:content:)>.
  public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// Shows a view above the tab bar of a controller.
@MainActor
final class TabAccessoryHost {
  private let source: Attribute<AnyView>
  private let surface: FittingSurfaceView
  private let node: ViewNode
  let accessory: UITabAccessory

  init(_ view: AnyView, _ inputs: _ViewInputs) {
    let source = Attribute(view)
    self.source = source
    let made = FittingSurfaceView(inputs.graph)
    made.safeAreaRegions = []
    surface = made
    var inner = inputs.changingEnvironment { $0.tabViewBottomAccessoryPlacement = .expanded }
    inner.surface = made
    inner.isInList = false
    inner.implicitLayout = .horizontal
    let own = inner
    node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(source), inputs: own).node }
    made.show(node)
    accessory = UITabAccessory(contentView: made)
    made.setAppeared(true)
  }

  func show(_ view: AnyView) { source.set(view) }

  func tearDown() {
    node.willBeRemoved()
    surface.setAppeared(false)
  }
}

/// A surface that says how much room its view needs.
final class FittingSurfaceView: SurfaceView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    graph.update()
    guard let root else { return .zero }
    _ = root.validate()
    return root.size(
      ProposedViewSize(width: horizontal == .required ? targetSize.width : nil, height: nil))
  }
}
