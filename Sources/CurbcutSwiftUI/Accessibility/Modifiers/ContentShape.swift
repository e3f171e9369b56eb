import CurbcutUIKit
import Foundation

/// What a shape of a view is for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentshapekinds>.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches and other interaction.
  public static let interaction = Self(rawValue: 1 << 0)
  /// The preview of a drag.
  public static let dragPreview = Self(rawValue: 1 << 1)
  /// The preview of a context menu.
  public static let contextMenuPreview = Self(rawValue: 1 << 2)
  /// The effect of a pointer.
  public static let hoverEffect = Self(rawValue: 1 << 3)
  /// The outline of the element of assistive technologies.
  public static let accessibility = Self(rawValue: 1 << 4)
}

/// Sets the shape of a view for touches, and the outline of its element.
struct ContentShapeModifier<Outline: Shape>: PrimitiveModifier {
  var kinds: ContentShapeKinds
  var outline: Outline
  var isEvenOdd: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: AccessibilityChangingNode, ContentShapeNode {
    private let modifier: Attribute<ContentShapeModifier>

    init(_ modifier: Attribute<ContentShapeModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = modifier.value
        accessibilityDidChange()
      }
    }

    override var changes: [AccessibilityChange] {
      let modifier = modifier.value
      guard modifier.kinds.contains(.accessibility) else { return [] }
      let outline = modifier.outline
      return [
        AccessibilityChange(
          apply: { properties, _ in
            properties.outline = { size in outline.path(in: CGRect(origin: .zero, size: size)) }
          }, makesElement: false)
      ]
    }

    func contains(_ point: CGPoint, from view: UIView) -> Bool? {
      let modifier = modifier.value
      guard modifier.kinds.contains(.interaction) else { return nil }
      let path = modifier.outline.path(in: frame)
      return path.contains(view.convert(point, to: holder), eoFill: modifier.isEvenOdd)
    }
  }
}

/// A node that says where its view can be touched.
@MainActor
protocol ContentShapeNode: ViewNode {
  /// Whether a point in a view's coordinates is in the shape; nil when the node does not say.
  func contains(_ point: CGPoint, from view: UIView) -> Bool?
}

/// A view that takes touches in a shape.
final class ShapedArea: UIView {
  /// Whether a point is in the shape; nil for the whole rectangle.
  var contains: ((CGPoint) -> Bool?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && contains?(point) == false ? nil : hit
  }
}

extension View {
  /// Sets the shape of the view for touches.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)>.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)>.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(ContentShapeModifier(kinds: kind, outline: shape, isEvenOdd: eoFill))
  }
}
