import AccessibilityTree
import AssistiveTechnology

/// What the rotor offers for a chart.
///
/// iOS has three things to choose under Audio Graph: Describe Chart, the sound, and Chart Details
/// (<https://developer.apple.com/videos/play/wwdc2021/10122/>). Only the first is here.
extension VoiceOverEngine {
  /// The chart that the cursor is on or in.
  var focusedChart: ChartSummary? {
    guard let index = focusedIndex else { return nil }
    let element = tree.elements[index]
    if element.hasDetails, let chart = element.details.chart { return chart }
    // The innermost chart is the one that the element belongs to.
    let around = tree.containers(around: index).compactMap { container -> (ElementContainer, ChartSummary)? in
      tree.containers[container].chart.map { (tree.containers[container], $0) }
    }
    guard let (container, chart) = around.last else { return nil }
    var titled = chart
    if titled.title == nil { titled.title = container.label?.string }
    return titled
  }

  /// Goes through what can be done with a chart.
  mutating func moveChart() {
    guard focusedChart != nil else { return reachBoundary() }
    rotor.describesChart = true
    saySystem(words.choice("chart.describe"), rule: "audio graph")
  }

  /// Describes the chart: its title, its axes with their ends, its series.
  mutating func describeChart() {
    guard let chart = focusedChart else { return }
    var parts = [chart.title, chart.summary].compactMap { $0 }
    for (index, axis) in chart.axes.enumerated() {
      let key = index == 0 ? "chart.xAxis" : index == 1 ? "chart.yAxis" : "chart.axis"
      parts.append(fill(words.choice(key), axis.title))
      if let lowest = axis.lowest, let highest = axis.highest {
        parts.append(fill(words.choice("chart.range"), lowest, highest))
      } else if let categories = axis.categories {
        parts.append(fill(words.choice("chart.categories"), String(categories.count)))
      }
    }
    parts.append(fill(words.choice("chart.series"), String(chart.series.count)))
    saySystem(parts.filter { !$0.isEmpty }.joined(separator: ", "), rule: "describe chart")
  }
}
