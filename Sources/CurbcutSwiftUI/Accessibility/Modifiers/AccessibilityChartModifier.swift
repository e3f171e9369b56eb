import CurbcutUIKit
import Foundation

/// A type that describes a chart.
///
/// Follows <https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable>.
@preconcurrency @MainActor
public protocol AXChartDescriptorRepresentable {
  /// Makes the description of the chart, once.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the description up to date when the data of the view have changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Describes a chart.
struct AccessibilityChartModifier<Chart: AXChartDescriptorRepresentable>: PrimitiveModifier {
  var chart: Chart

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: AccessibilityChangingNode {
    private var descriptor: AXChartDescriptor?

    init(_ modifier: Attribute<AccessibilityChartModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      super.init(inputs, content)
      observe { [unowned self] in
        let chart = modifier.value.chart
        if let descriptor {
          chart.updateChartDescriptor(descriptor)
        } else {
          descriptor = chart.makeChartDescriptor()
        }
        accessibilityDidChange()
      }
    }

    override var changes: [AccessibilityChange] {
      [AccessibilityChange(apply: { [descriptor] properties, _ in properties.chart = descriptor })]
    }
  }
}

extension View {
  /// Adds the description of a chart, by which it can be heard.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)>.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View
  {
    modifier(AccessibilityChartModifier(chart: representable))
  }
}
