import Foundation

/// Content with a mark for each element of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/vectorizedchartcontent>.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The elements.
  associatedtype DataElement
  /// Gives a mark for each element, and the elements in their order.
  func _collectElements(into collector: inout _MarkCollector) -> [DataElement]
}

/// Vectorized content with each of its marks changed.
struct ModifiedPlot<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias DataElement = Content.DataElement
  let content: Content
  let change: (inout Mark, Content.DataElement) -> Void

  func _collect(into collector: inout _MarkCollector) { _ = _collectElements(into: &collector) }

  func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    let first = collector.marks.count
    let elements = content._collectElements(into: &collector)
    for (index, element) in elements.enumerated() where first + index < collector.marks.count {
      change(&collector.marks[first + index], element)
    }
    return elements
  }
}

extension VectorizedChartContent {
  private func changing(_ change: @escaping (inout Mark, DataElement) -> Void)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedPlot(content: self, change: change)
  }

  /// Draws each mark with the style of a property.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/vectorizedchartcontent/foregroundstyle(by:)>.
  public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.foregroundBy = value.channel($1) }
  }
  /// Draws each mark with a style that the element has.
  public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.foreground = AnyShapeStyle($1[keyPath: style]) }
  }
  /// Makes each mark as opaque as the element says.
  public func opacity<Number: BinaryFloatingPoint>(_ opacity: KeyPath<DataElement, Number>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.opacity *= Double($1[keyPath: opacity]) }
  }
  /// Draws the symbol of a property at each point.
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.symbolBy = value.channel($1) }
  }
  /// Draws each symbol in the size of a property.
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.symbolSizeBy = value.channel($1) }
  }
  /// The area of each symbol in square points.
  public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changing { $0.style.symbolSize = $1[keyPath: area] }
  }
  /// Draws lines in the style of a property.
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.style.lineStyleBy = value.channel($1) }
  }

  /// Labels each mark for assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/vectorizedchartcontent/accessibilitylabel(_:)-46jbt>.
  public func accessibilityLabel(_ label: KeyPath<DataElement, Text>) -> some VectorizedChartContent<
    DataElement
  > {
    changing { $0.accessibility.label = $1[keyPath: label] }
  }
  /// Labels each mark for assistive technologies.
  public func accessibilityLabel<S: StringProtocol>(_ label: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.accessibility.label = Text($1[keyPath: label]) }
  }
  /// Says the value of each mark to assistive technologies.
  public func accessibilityValue(_ value: KeyPath<DataElement, Text>) -> some VectorizedChartContent<
    DataElement
  > {
    changing { $0.accessibility.value = $1[keyPath: value] }
  }
  /// Says the value of each mark to assistive technologies.
  public func accessibilityValue<S: StringProtocol>(_ value: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.accessibility.value = Text($1[keyPath: value]) }
  }
  /// Names each mark for automation.
  public func accessibilityIdentifier(_ identifier: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.accessibility.identifier = $1[keyPath: identifier] }
  }
  /// Hides marks from assistive technologies.
  public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  {
    changing { $0.accessibility.isHidden = $1[keyPath: hidden] }
  }
}

/// What a plot of a collection is made of.
public struct _VectorizedPlotContent<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> Mark

  func collect(into collector: inout _MarkCollector) -> [Data.Element] {
    for element in data { collector.append(mark(element)) }
    return Array(data)
  }
}

/// What a plot of a function is made of.
public struct _FunctionPlotContent {
  let mark: Mark
}

/// What a plot is made of.
@preconcurrency @MainActor
public protocol _PlotContent {
  /// Gives the marks.
  func _collect(into collector: inout _MarkCollector)
}

/// What a plot of the elements of a collection is made of.
public protocol _ElementPlotContent: _PlotContent {
  /// The elements.
  associatedtype DataElement
  /// Gives a mark for each element, and the elements in their order.
  func _collectElements(into collector: inout _MarkCollector) -> [DataElement]
}

extension _VectorizedPlotContent: _ElementPlotContent {
  public func _collect(into collector: inout _MarkCollector) { _ = collect(into: &collector) }
  public func _collectElements(into collector: inout _MarkCollector) -> [Data.Element] {
    collect(into: &collector)
  }
}

extension _FunctionPlotContent: _PlotContent {
  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}
