import CurbcutUIKit
import Foundation

/// A control that increments and decrements a value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/stepper>.
public struct Stepper<Label: View>: View {
  private let origin = SourceOrigin()
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// The words of the value; nil when the stepper does not know it.
  private let words: (@MainActor (Locale) -> String)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.locale) private var locale

  private init(
    _ label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
    words: (@MainActor (Locale) -> String)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.words = words
    self.onEditingChanged = onEditingChanged
  }

  private init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, label: Label,
    words: (@MainActor (Locale) -> String)? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    func change(by step: V.Stride) -> (() -> Void)? {
      let next = now.advanced(by: step)
      if let bounds, step > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
      // A last step that is too long goes to the bound.
      let limited = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      return { value.wrappedValue = limited }
    }
    self.init(
      label, increment: change(by: step), decrement: change(by: -step),
      words: words ?? { StepperWords.text(now, $0) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures; without one, its half cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), increment: onIncrement, decrement: onDecrement, words: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let now = value.wrappedValue
    self.init(
      value, in: nil, step: step, label: label(), words: { format.locale($0).format(now) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range with a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let now = value.wrappedValue
    self.init(
      value, in: bounds, step: step, label: label(), words: { format.locale($0).format(now) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, in the order of arguments of iOS 13.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value, in the order of arguments of iOS 13.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range, in the order of arguments of iOS 13.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The content of the view.
  public var body: some View {
    let (increment, decrement) = (increment, decrement)
    HStack(spacing: 0) {
      ControlLabel(label)
      StepperSpacer()
      StepperControl(
        canIncrement: increment != nil, canDecrement: decrement != nil, change: { change($0) },
        onEditingChanged: onEditingChanged)
    }
    .modifier(
      ControlElement(
        traits: .adjustable, value: words.map { $0(locale) },
        adjust: { direction in
          onEditingChanged(true)
          change(direction)
          onEditingChanged(false)
        }))
  }

  private func change(_ direction: AccessibilityAdjustmentDirection) {
    switch direction {
    case .increment: increment?()
    case .decrement: decrement?()
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localised text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper in a range with a localised text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper in a range with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range with a format and a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a format and a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// The words of a stepper's value.
private enum StepperWords {
  static func text<V>(_ value: V, _ locale: Locale) -> String {
    if let number = value as? any BinaryInteger { return NumberWords.decimal(Double(number), locale) }
    if let number = value as? any BinaryFloatingPoint { return NumberWords.decimal(Double(number), locale) }
    return "\(value)"
  }
}

/// The room between a stepper and its label, if that is shown.
private struct StepperSpacer: View {
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if !isLabelHidden { Spacer() }
  }
}

/// A stepper of UIKit, which always runs from −1 to 1 and is put back to 0.
private struct StepperControl: PrimitiveView {
  var canIncrement: Bool
  var canDecrement: Bool
  var change: @MainActor (AccessibilityAdjustmentDirection) -> Void
  var onEditingChanged: (Bool) -> Void

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UIStepper> {
    init(_ view: Attribute<StepperControl>, _ inputs: _ViewInputs) {
      super.init(UIStepper(), inputs)
      platformView.stepValue = 1
      platformView.minimumValue = -1
      platformView.maximumValue = 1
      platformView.addAction(
        UIAction { [weak self] _ in
          guard let self, platformView.value != 0 else { return }
          let direction: AccessibilityAdjustmentDirection = platformView.value > 0 ? .increment : .decrement
          platformView.value = 0
          let stepper = view.value
          stepper.onEditingChanged(true)
          stepper.change(direction)
          stepper.onEditingChanged(false)
        }, for: .valueChanged)
      observe { [unowned self] in
        platformView.value = 0
        platformView.minimumValue = view.value.canDecrement ? -1 : 0
        platformView.maximumValue = view.value.canIncrement ? 1 : 0
      }
    }
  }
}
