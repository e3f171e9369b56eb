import CurbcutUIKit
import Foundation

/// A control that chooses a value from a range.
///
/// Follows <https://developer.apple.com/documentation/swiftui/slider>.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let origin = SourceOrigin()
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  /// What is shown beside the value.
  var marks = SliderMarks()
  @Environment(\.locale) private var locale

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    if let step, step > 0 {
      // The last step is left out where it does not fit.
      self.bounds = low...max(low, low + ((high - low) / step + 1e-9).rounded(.down) * step)
      self.step = step
    } else {
      self.bounds = low...high
      self.step = nil
    }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider with labels, of which the first is spoken only.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and labels, of which the first is spoken only.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// The values that can be chosen.
  private var enabled: ClosedRange<Double> { marks.enabled?.clamped(to: bounds) ?? bounds }

  /// The content of the view.
  public var body: some View {
    let now = value.wrappedValue
    let shown = min(max(now, bounds.lowerBound), bounds.upperBound)
    HStack {
      SpokenLabel(content: label)
      if let words = marks.currentValue { SpokenLabel(content: CurbcutSwiftUI.ValueLabel(content: words)) }
      // Only the title names the slider.
      minimum.accessibilityHidden(true)
      SliderControl(
        value: shown, bounds: bounds, step: step, enabled: enabled, neutral: marks.neutral,
        ticks: marks.ticks.map(\.value), set: { value.wrappedValue = $0 }, onEditingChanged: onEditingChanged)
      maximum.accessibilityHidden(true)
    }
    .modifier(
      ControlElement(
        traits: .adjustable,
        value: marks.currentValue == nil ? NumberWords.value(shown, in: bounds, locale) : nil,
        adjust: { adjust($0) }))
  }

  /// A flick with VoiceOver changes the value by a step, or by a tenth of the range.
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let by = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    let current = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    let wanted = direction == .increment ? current + by : current - by
    let snapped = SliderControl.snapped(wanted, bounds, step)
    let new = min(max(snapped, enabled.lowerBound), enabled.upperBound)
    guard new != current else { return }
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
  }
}

extension Slider {
  /// Creates a slider with labels, by an older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and labels, by an older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a spoken label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a spoken label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

/// A slider of UIKit.
struct SliderControl: PrimitiveView {
  var value: Double
  var bounds: ClosedRange<Double>
  var step: Double?
  var enabled: ClosedRange<Double>
  /// Where the filled part of the track begins; nil for the start.
  var neutral: Double?
  var ticks: [Double] = []
  var set: @MainActor (Double) -> Void
  var onEditingChanged: (Bool) -> Void

  /// The nearest value that the slider can have.
  static func snapped(_ value: Double, _ bounds: ClosedRange<Double>, _ step: Double?) -> Double {
    var value = value
    if let step {
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = bounds.lowerBound + steps * step
    }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UISlider> {
    private let attribute: Attribute<SliderControl>

    init(_ view: Attribute<SliderControl>, _ inputs: _ViewInputs) {
      attribute = view
      super.init(UISlider(), inputs)
      platformView.addAction(UIAction { [weak self] _ in self?.wasChanged() }, for: .valueChanged)
      platformView.addAction(
        UIAction { [weak self] _ in self?.attribute.value.onEditingChanged(true) }, for: .touchDown)
      platformView.addAction(
        UIAction { [weak self] _ in self?.attribute.value.onEditingChanged(false) },
        for: [.touchUpInside, .touchUpOutside, .touchCancel])
      observe { [unowned self] in
        platformView.minimumTrackTintColor =
          environment.value.tint == nil ? nil : environment.value.tintPlatformColor
        platformView.minimumValue = Float(view.value.bounds.lowerBound)
        platformView.maximumValue = Float(view.value.bounds.upperBound)
        platformView.neutralValue = view.value.neutral.map { Float($0) }
        platformView.ticks = view.value.ticks.map { Float($0) }
        platformView.isThumbHidden = environment.value.sliderThumbVisibility == .hidden
        show(view.value)
      }
    }

    private func show(_ slider: SliderControl) {
      if platformView.value != Float(slider.value) { platformView.value = Float(slider.value) }
    }

    private func wasChanged() {
      let slider = attribute.value
      let snapped = SliderControl.snapped(Double(platformView.value), slider.bounds, slider.step)
      slider.set(min(max(snapped, slider.enabled.lowerBound), slider.enabled.upperBound))
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        show(attribute.value)
      }
    }

    /// As wide as there is room. 31 points high, as recorded in a form of iOS 26.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: max(0, proposal.width ?? 100), height: 31)
    }
  }
}
