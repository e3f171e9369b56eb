import CurbcutUIKit
import Foundation

/// What draws the texts in a view in place of the system.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textrenderer>.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: its lines.
  ///   - context: where it is drawn, with the text's top left corner at its origin.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text for a proposal, in points; that of the text itself by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches beyond the text, in points; nowhere by default.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` measures.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textproxy>.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let safe = Unchecked(measure)
    return Isolation.onMain { safe.value(proposal) }
  }
}

/// Has a renderer draw the texts in a view; a changed one is animated.
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, @preconcurrency Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
  /// Has the texts in the view drawn by a renderer.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)>.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// What draws the texts; nil for the system.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
