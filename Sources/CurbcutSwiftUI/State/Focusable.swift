import CurbcutUIKit

/// What a view is focused for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusinteractions>.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates interactions.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To take what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As suits the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused>.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Lets a view have the keyboard's focus.
struct FocusableModifier: PrimitiveModifier {
  var isFocusable: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let hasFocus = Attribute(false)
    return Node(modifier, hasFocus, inputs, body(inside(inputs, hasFocus)))
  }

  /// The bodies of views in a list are made before their nodes, and must know of the focus already.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (attribute, hasFocus) = (modifier.attribute, Attribute(false))
    let wrapper = ItemWrapper { item, inputs in
      Node(attribute, hasFocus, inputs, item.make(inside(inputs, hasFocus)))
    }
    return _ViewListOutputs(list: .modified(body(inside(inputs, hasFocus)).list, wrapper))
  }

  private static func inside(_ inputs: _ViewInputs, _ hasFocus: Attribute<Bool>) -> _ViewInputs {
    inputs.changingEnvironment { $0.isFocused = hasFocus.value }
  }

  private final class Node: ContainerNode<FocusArea>, FocusableNode {
    override var letsContentExtend: Bool { true }

    init(
      _ modifier: Attribute<FocusableModifier>, _ focus: Attribute<Bool>, _ inputs: _ViewInputs,
      _ content: ViewNode
    ) {
      super.init(FocusArea(), inputs, content)
      platformView.focusDidChange = { [weak self] hasFocus in
        guard let self else { return }
        graph.enqueue(Transaction()) { focus.set(hasFocus) }
        tellOfFocus(hasFocus)
      }
      observe { [unowned self] in
        platformView.canFocus = modifier.value.isFocusable && environment.value.isEnabled
        if !platformView.canFocus, platformView.isFirstResponder {
          graph.afterUpdate { [weak self] in _ = self?.platformView.resignFirstResponder() }
        }
      }
    }

    var hasFocus: Bool { platformView.isFirstResponder }

    func setFocus(_ focus: Bool) -> Bool {
      focus ? platformView.becomeFirstResponder() : platformView.resignFirstResponder()
    }
  }
}

/// A view that can be the first responder.
final class FocusArea: UIView {
  var canFocus = false
  var focusDidChange: ((Bool) -> Void)?

  override var canBecomeFirstResponder: Bool { canFocus }

  override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !had { focusDidChange?(true) }
    return true
  }

  override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if had { focusDidChange?(false) }
    return true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension View {
  /// Lets the view have the focus of a keyboard that is connected. A value of ``FocusState`` brings it there.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focusable(_:)>.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus of a keyboard that is connected, for some interactions. On iOS, all of them do the
  /// same.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)>.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
