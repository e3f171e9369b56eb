import Foundation

extension ForEach: ChartContent where Content: ChartContent {
  @_implements(ChartContent,Body)
  public typealias _ChartBody = Never

  public func _collect(into collector: inout _MarkCollector) {
    for element in data { content(element)._collect(into: &collector) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for elements that have ids.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-2oyk6>.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(of: data, id: { $0.id }, content: content)
  }

  /// Creates content for elements with a property that is their id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for the numbers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: { $0 }, content: content)
  }
}
