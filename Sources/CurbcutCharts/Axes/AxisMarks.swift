import Foundation

/// The content of an axis.
///
/// Follows <https://developer.apple.com/documentation/charts/axiscontent>.
@preconcurrency @MainActor
public protocol AxisContent {
  /// The type of the content that `body` returns.
  associatedtype Body: AxisContent
  /// The content.
  @AxisContentBuilder var body: Body { get }
  /// Gives the descriptions of the axes.
  func _collect(into axes: inout _AxisDescriptions)
}

extension AxisContent {
  /// Gives the descriptions of the body.
  public func _collect(into axes: inout _AxisDescriptions) { body._collect(into: &axes) }
}

extension AxisContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: AxisContent {
  public func _collect(into axes: inout _AxisDescriptions) {}
}

/// Takes the descriptions of axes in.
public struct _AxisDescriptions {
  var axes: [AxisDescription] = []
}

/// What the app says of an axis.
struct AxisDescription {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// Makes the parts of a value; nil for those of the system.
  var parts: ((AxisValue) -> [AxisPart])?
  /// How lines and ticks of the system are drawn.
  var stroke: StrokeStyle?
  /// How the values are written; nil as suits them.
  var format: ((PlotValue) -> String?)?

  /// The parts of a value.
  func parts(of value: AxisValue) -> [AxisPart] {
    if let parts { return parts(value) }
    let label = AxisPart(kind: .label(AxisLabel(content: format.map { .formatted($0) } ?? .automatic)))
    // A line through the middle of a bar would say nothing.
    if value.value.kind == .category, stroke == nil { return [label] }
    return [
      AxisPart(kind: .gridLine, stroke: stroke), AxisPart(kind: .tick(.automatic), stroke: stroke), label,
    ]
  }
}

/// The marks of the values of an axis.
///
/// Follows <https://developer.apple.com/documentation/charts/axismarks>.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var description = AxisDescription()

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    parts: ((AxisValue) -> Content)? = nil, stroke: StrokeStyle? = nil,
    format: ((PlotValue) -> String?)? = nil
  ) {
    description.preset = preset
    description.position = position
    description.values = values
    description.stroke = stroke
    description.format = format
    description.parts = parts.map { parts in
      { value in
        MainActor.assumeIsolated {
          var collector = _AxisParts()
          parts(value)._collect(into: &collector)
          return Unchecked(collector.parts)
        }.value
      }
    }
  }

  /// Creates the marks that a closure makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, parts: content)
  }

  /// Creates the marks that a closure makes.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values, parts: { _ in content() })
  }

  /// Creates the marks that a closure makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .values(values), parts: content)
  }

  /// Creates the marks that a closure makes for some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .values(values), parts: { _ in content() })
  }

  public func _collect(into axes: inout _AxisDescriptions) { axes.axes.append(description) }
}

extension AxisMarks where Content == Never {
  /// Creates the marks of the system.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke: stroke)
  }

  /// Creates the marks of the system at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .values(values), stroke: stroke)
  }

  /// Creates the marks of the system with values in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      preset, position, values, stroke: stroke,
      format: { Format.FormatInput(plotValue: $0).map(format.format) })
  }

  /// Creates the marks of the system at some values in a format.
  public init<Value, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value: Plottable, Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      preset, position, .values(values), stroke: stroke,
      format: { Format.FormatInput(plotValue: $0).map(format.format) })
  }
}

/// Axes after each other.
struct AxisContentGroup: AxisContent {
  let collect: @MainActor (inout _AxisDescriptions) -> Void

  func _collect(into axes: inout _AxisDescriptions) { collect(&axes) }
}

/// Makes the content of an axis from the statements of a closure.
///
/// Follows <https://developer.apple.com/documentation/charts/axiscontentbuilder>.
@resultBuilder
@MainActor
public struct AxisContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> some AxisContent { AxisContentGroup { _ in } }
  /// One content.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several contents.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent
  {
    AxisContentGroup { axes in
      for content in repeat each content { content._collect(into: &axes) }
    }
  }
  /// Content on a condition.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
    AxisContentGroup { content?._collect(into: &$0) }
  }
  /// The content of the first of two branches.
  public static func buildEither<First: AxisContent, Second: AxisContent>(first: First)
    -> _EitherAxisContent<First, Second>
  {
    _EitherAxisContent { first._collect(into: &$0) }
  }
  /// The content of the second of two branches.
  public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second)
    -> _EitherAxisContent<First, Second>
  {
    _EitherAxisContent { second._collect(into: &$0) }
  }
  /// Content that only some systems have.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent {
    AxisContentGroup { content._collect(into: &$0) }
  }
}

/// The content of one of two branches.
public struct _EitherAxisContent<First: AxisContent, Second: AxisContent>: AxisContent {
  let collect: @MainActor (inout _AxisDescriptions) -> Void

  public func _collect(into axes: inout _AxisDescriptions) { collect(&axes) }
}

/// A value that crosses to the main actor and back while the caller waits.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
