import Foundation

/// What a chart shows: a mark, or several.
///
/// Follows <https://developer.apple.com/documentation/charts/chartcontent>.
@preconcurrency @MainActor
public protocol ChartContent {
  /// The type of the content that `body` returns.
  associatedtype Body: ChartContent
  /// The content.
  @ChartContentBuilder var body: Body { get }
  /// Gives the marks.
  func _collect(into collector: inout _MarkCollector)
}

extension ChartContent {
  /// Gives the marks of the body.
  public func _collect(into collector: inout _MarkCollector) { body._collect(into: &collector) }
}

extension ChartContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: ChartContent {
  public func _collect(into collector: inout _MarkCollector) {}
}

/// Content without its type.
///
/// Follows <https://developer.apple.com/documentation/charts/anychartcontent>.
public struct AnyChartContent: ChartContent {
  private let content: any ChartContent

  /// Creates content without its type.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Creates content without its type.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

/// Several marks that modifiers change as one.
///
/// Follows <https://developer.apple.com/documentation/charts/plot>.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

/// Several contents after each other.
public struct _TupleChartContent<each Content: ChartContent>: ChartContent {
  let content: (repeat each Content)

  public func _collect(into collector: inout _MarkCollector) {
    for content in repeat each content { content._collect(into: &collector) }
  }
}

/// No content.
public struct _EmptyChartContent: ChartContent {
  public func _collect(into collector: inout _MarkCollector) {}
}

/// The content of one of two branches.
///
/// Follows <https://developer.apple.com/documentation/charts/builderconditional>.
public enum BuilderConditional<TrueContent, FalseContent> {
  /// That of the first branch.
  case first(TrueContent)
  /// That of the second branch.
  case second(FalseContent)
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  public func _collect(into collector: inout _MarkCollector) {
    switch self {
    case .first(let content): content._collect(into: &collector)
    case .second(let content): content._collect(into: &collector)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  @_implements(ChartContent,Body)
  public typealias _ChartBody = Never
  public func _collect(into collector: inout _MarkCollector) { self?._collect(into: &collector) }
}

/// Makes the content of a chart from the statements of a closure.
///
/// Follows <https://developer.apple.com/documentation/charts/chartcontentbuilder>.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// No content.
  @MainActor public static func buildBlock() -> some ChartContent { _EmptyChartContent() }
  /// One content.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several contents in their order.
  @MainActor
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> some ChartContent
  {
    _TupleChartContent(content: (repeat each content))
  }
  /// Content on a condition; nil when it does not hold.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The content of the first of two branches.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> BuilderConditional<First, Second>
  {
    .first(first)
  }
  /// The content of the second of two branches.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> BuilderConditional<First, Second>
  {
    .second(second)
  }
  /// Content that only some systems have, without its type.
  @MainActor
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent
  {
    AnyChartContent(content)
  }
}
