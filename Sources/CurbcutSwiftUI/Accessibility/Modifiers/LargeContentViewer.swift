import CurbcutUIKit
import Foundation

/// Shows a view enlarged while a finger rests on it, at sizes of text for which it cannot grow.
struct LargeContentModifier<Large: View>: PrimitiveModifier {
  /// Nil for the view itself.
  var large: Large?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let large = Optional<Large>._makeView(view: _GraphValue(modifier.map { $0.large }), inputs: inputs).node
    return LargeContentNode(
      usesOwnView: modifier.value.large != nil, SilentViewNode(large, inputs, body(inputs)), inputs)
  }
}

/// The node of a view that can be shown enlarged.
@MainActor
final class LargeContentNode: ContainerNode<LargeContentHolder> {
  override var letsContentExtend: Bool { true }

  private let views: SilentViewNode
  private let usesOwnView: Bool

  init(usesOwnView: Bool, _ views: SilentViewNode, _ inputs: _ViewInputs) {
    self.views = views
    self.usesOwnView = usesOwnView
    super.init(LargeContentHolder(), inputs, views)
    platformView.item = { [weak self] in self?.item ?? (nil, nil) }
  }

  private var item: (title: String?, image: UIImage?) {
    let shown = usesOwnView ? views.silent : views.content
    let parts = shown.accessibilityItems.flatMap(\.leaves).flatMap(\.parts)
    let texts = parts.filter { !$0.traits.contains(.image) || $0.traits.contains(.button) }
    let title = AccessibilityWords.joined((texts.isEmpty ? parts : texts).compactMap(\.label))?.plain
    return (title, Self.picture(in: shown))
  }

  private static func picture(in node: ViewNode) -> UIImage? {
    if let image = node as? ImageNode { return image.shownPicture }
    for child in node.children { if let found = picture(in: child) { return found } }
    return nil
  }
}

/// The view that holds what can be shown enlarged.
final class LargeContentHolder: UIView {
  var item: (() -> (title: String?, image: UIImage?))?

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsLargeContentViewer = true
    scalesLargeContentImage = true
    addInteraction(UILargeContentViewerInteraction())
  }

  required init?(coder: NSCoder) { nil }

  override var largeContentTitle: String? {
    get { item?().title }
    set {}
  }

  override var largeContentImage: UIImage? {
    get { item?().image }
    set {}
  }

  /// While the viewer is off, only what is inside takes touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !UILargeContentViewerInteraction.isEnabled ? nil : hit
  }
}

extension View {
  /// Shows the view enlarged while a finger rests on it, at the five sizes of text for accessibility.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer()>.
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier<EmptyView>(large: nil))
  }

  /// Shows another view enlarged while a finger rests on this one, at the five sizes of text for accessibility.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer(_:)>.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(LargeContentModifier(large: largeContentView()))
  }
}

/// Keeps the colours of a view when the screen is inverted.
struct IgnoresInvertColorsEffect: VisualEffectModifier {
  var isActive: Bool

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.accessibilityIgnoresInvertColors = isActive
  }
}

extension View {
  /// Keeps the colours of the view when Smart Invert inverts the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:)>.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(IgnoresInvertColorsEffect(isActive: active))
  }
}
