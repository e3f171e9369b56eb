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

/// Sets the outline of the element of a view.
struct AccessibilityShapeModifier<Outline: Shape>: PrimitiveModifier {
  var kinds: ContentShapeKinds
  var outline: Outline

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: AccessibilityChangingNode {
    private let modifier: Attribute<AccessibilityShapeModifier>

    init(_ modifier: Attribute<AccessibilityShapeModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = modifier.value
        accessibilityDidChange()
      }
    }

    override var change: AccessibilityChange? {
      let modifier = modifier.value
      guard modifier.kinds.contains(.accessibility) else { return nil }
      let outline = modifier.outline
      return AccessibilityChange(
        apply: { properties, _ in
          properties.outline = { size in outline.path(in: CGRect(origin: .zero, size: size)) }
        }, makesElement: false)
    }
  }
}

extension View {
  /// Sets the shape of the view for some purposes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)>.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(AccessibilityShapeModifier(kinds: kind, outline: shape))
  }
}
