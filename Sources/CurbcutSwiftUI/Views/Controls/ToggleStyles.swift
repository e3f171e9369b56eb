import CurbcutUIKit
import Foundation

/// The system's choice: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour for what is on.
  public init(tint: Color) { self.tint = tint }

  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration).transformEnvironment(\.tint) { [tint] in $0 = tint ?? $0 }
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          configuration.isOn ? Color.controlTint.opacity(0.15) : .clear, in: Capsule()
        )
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's choice.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button style.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label, and a switch at the other side.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    HStack(spacing: 0) {
      ControlLabel(configuration.label)
      if !isLabelHidden { Spacer() }
      SwitchControl(isOn: configuration.isOn, set: { configuration.isOn = $0 })
    }
  }
}

/// A switch of UIKit.
struct SwitchControl: PrimitiveView {
  var isOn: Bool
  var set: @MainActor (Bool) -> Void

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UISwitch> {
    private let attribute: Attribute<SwitchControl>

    init(_ view: Attribute<SwitchControl>, _ inputs: _ViewInputs) {
      attribute = view
      super.init(UISwitch(), inputs)
      platformView.addAction(UIAction { [weak self] _ in self?.wasChanged() }, for: .valueChanged)
      observe { [unowned self] in
        platformView.onTintColor = environment.value.tint == nil ? nil : environment.value.tintPlatformColor
        platformView.setOn(view.value.isOn, animated: isPlaced)
      }
    }

    private func wasChanged() {
      attribute.value.set(platformView.isOn)
      // A binding may refuse the value.
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        platformView.setOn(attribute.value.isOn, animated: true)
      }
    }
  }
}
