import CurbcutUIKit
import Foundation

/// Binds the cursor of assistive technologies on a view to a value.
struct AccessibilityFocusModifier<Value: Hashable>: PrimitiveModifier {
  var binding: AccessibilityFocusState<Value>.Binding
  var value: Value

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    AccessibilityFocusNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view to which the cursor may be sent.
@MainActor
final class AccessibilityFocusNode<Value: Hashable>: WrapperNode {
  /// The value that names the view.
  private(set) var named: Value
  private var location: AccessibilityFocusLocation<Value>?

  init(
    _ modifier: Attribute<AccessibilityFocusModifier<Value>>, _ inputs: _ViewInputs, _ content: ViewNode
  ) {
    named = modifier.value.value
    super.init(inputs, content)
    observe { [unowned self] in
      let value = modifier.value
      let isOther = named != value.value || location !== value.binding.location
      named = value.value
      guard isOther else { return }
      location = value.binding.location
      location?.add(self)
    }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    location?.remove(self)
  }

  /// Whether an object of technologies is what they find in the view.
  func exposes(_ element: AnyObject) -> Bool {
    for leaf in accessibilityItems.flatMap(\.leaves) {
      if leaf.object === element { return true }
      if case .view(let view) = leaf.kind, (element as? UIView)?.isDescendant(of: view) == true {
        return true
      }
    }
    return exposedObject === element
  }
}

/// Sends the cursor to a view of a region when the region appears.
struct AccessibilityDefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  var binding: AccessibilityFocusState<Value>.Binding
  var value: Value

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let content = body(inputs)
    inputs.surface.whenAppeared {
      GraphNode.untracked {
        let modifier = modifier.value
        modifier.binding.wrappedValue = modifier.value
      }
    }
    return content
  }
}

extension View {
  /// Binds whether the cursor of assistive technologies is on the view to a state.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)>.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(binding: condition, value: true))
  }

  /// Binds the cursor of assistive technologies on the view to a value of a state.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:)>.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Sends the cursor of assistive technologies to a view when this one appears.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydefaultfocus(_:_:)>.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(AccessibilityDefaultFocusModifier(binding: binding, value: value))
  }
}
