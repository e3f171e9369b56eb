import CurbcutUIKit
import Foundation

/// A control that chooses a colour.
///
/// Follows <https://developer.apple.com/documentation/swiftui/colorpicker>.
public struct ColorPicker<Label: View>: View {
  private let origin = SourceOrigin()
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @Environment(\.self) private var environment

  /// Creates a picker with a view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// Creates a picker of a colour of Core Graphics.
  @_disfavoredOverload
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      selection: Binding(
        get: { Color(UIColor(cgColor: selection.wrappedValue)) },
        set: { selection.wrappedValue = $0.platformColor(EnvironmentValues()).cgColor }),
      supportsOpacity: supportsOpacity, label: label)
  }

  /// The content of the view.
  public var body: some View {
    let selection = selection
    let color = selection.wrappedValue.platformColor(environment)
    HStack(spacing: 0) {
      ControlLabel(label)
      if !environment.areLabelsHidden { Spacer() }
      ColorWell(
        color: color, supportsOpacity: supportsOpacity, set: { selection.wrappedValue = Color($0) })
    }
    .modifier(ControlElement(traits: .button, value: color.accessibilityName, activatesControl: true))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localised text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
  /// Creates the view with a localised text.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour well of UIKit.
private struct ColorWell: PrimitiveView {
  var color: UIColor
  var supportsOpacity: Bool
  var set: (UIColor) -> Void

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UIColorWell> {
    init(_ view: Attribute<ColorWell>, _ inputs: _ViewInputs) {
      super.init(UIColorWell(frame: .zero), inputs)
      platformView.addAction(
        UIAction { [weak self] _ in
          guard let self, let color = platformView.selectedColor else { return }
          view.value.set(color)
          // A binding may refuse the value.
          graph.afterUpdate { [weak self] in self?.platformView.selectedColor = view.value.color }
        }, for: .valueChanged)
      observe { [unowned self] in
        platformView.supportsAlpha = view.value.supportsOpacity
        platformView.selectedColor = view.value.color
      }
    }
  }
}
