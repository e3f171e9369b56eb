import Foundation

/// A container whose arrangement is a value.
nonisolated public struct _LayoutView<L, Content: View>: PrimitiveView {
  var layout: L
  var content: Content

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    // The layouts of an app may have something to animate.
    guard Attribute<L>.isAnimatable else {
      return LayoutNode(
        Attribute<any Arrangement> { LayoutKind.arrangement(of: view.value.layout) }, list: list, inputs)
    }
    let layout = view.map { $0.layout }.animated(inputs)
    let arrangement = Attribute<any Arrangement> { LayoutKind.arrangement(of: layout.value) }
    return LayoutNode(arrangement, list: list, inputs)
  }
}

/// A layout of this module, which arranges nodes without the detour over `LayoutSubviews`.
@MainActor
protocol BuiltInLayout {
  var arrangement: any Arrangement { get }
}

/// A column of views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/vstack>.
nonisolated public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between views in points; nil for what they prefer.
  ///   - content: makes the views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { _LayoutView(layout: layout, content: content) }
}

/// A row of views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hstack>.
nonisolated public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between views in points; nil for what they prefer.
  ///   - content: makes the views, in the direction of the language.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { _LayoutView(layout: layout, content: content) }
}

/// Views over each other, from back to front.
///
/// Follows <https://developer.apple.com/documentation/swiftui/zstack>.
nonisolated public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public var body: some View { _LayoutView(layout: layout, content: content) }
}
