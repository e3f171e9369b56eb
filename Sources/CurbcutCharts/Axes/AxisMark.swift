import Foundation

/// What marks a value on an axis: a line, a tick, a label.
///
/// Follows <https://developer.apple.com/documentation/charts/axismark>.
@preconcurrency @MainActor
public protocol AxisMark {
  /// The type of the mark that `body` returns.
  associatedtype Body: AxisMark
  /// The marks.
  @AxisMarkBuilder var body: Body { get }
  /// Gives the parts of the mark.
  func _collect(into parts: inout _AxisParts)
}

extension AxisMark {
  /// Gives the parts of the body.
  public func _collect(into parts: inout _AxisParts) { body._collect(into: &parts) }
}

extension AxisMark where Body == Never {
  /// A mark of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: AxisMark {
  public func _collect(into parts: inout _AxisParts) {}
}

/// Takes the parts of axis marks in.
public struct _AxisParts {
  var parts: [AxisPart] = []
}

/// A part of what marks a value on an axis.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether it stands in the middle between its value and the next one; nil for what suits.
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// What a label of an axis shows.
struct AxisLabel {
  enum Content {
    /// The value as the axis writes it.
    case automatic
    /// The value in the app's format.
    case formatted((PlotValue) -> String?)
    /// What the app shows.
    case view(AnyView)
    /// Text of the app.
    case text(Text)
  }

  var content: Content
  var anchor: UnitPoint?
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var isVertical = false
  /// Whether the label is left out where there is no room for it.
  var gives = true
}

/// A line across the plot.
///
/// Follows <https://developer.apple.com/documentation/charts/axisgridline>.
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
  }

  public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}

/// A short line at the edge of the plot.
///
/// Follows <https://developer.apple.com/documentation/charts/axistick>.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Sendable {
      case automatic, longest, label
      case fixed(CGFloat)
    }

    let kind: Kind

    /// What suits.
    public static let automatic = Length(kind: .automatic)
    /// As long as the labels are high.
    public static let longestLabel = Length(kind: .longest)
    /// As long as its label is high.
    public static let label = Length(kind: .label)

    private init(kind: Kind) { self.kind = kind }
    /// Creates a number of points.
    public init(_ value: CGFloat) { kind = .fixed(value) }
    /// Creates a number of points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    /// Creates a number of points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    /// The length in points beside labels of some height.
    func points(labels: CGFloat) -> CGFloat {
      switch kind {
      case .automatic: 4
      case .fixed(let length): length
      case .longest, .label: labels
      }
    }
  }

  private let part: AxisPart

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(Length(length)), isCentered: centered, stroke: stroke)
  }

  public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}

/// Marks after each other.
struct AxisMarkGroup: AxisMark {
  let collect: @MainActor (inout _AxisParts) -> Void

  func _collect(into parts: inout _AxisParts) { collect(&parts) }
}

/// A mark on a condition.
public struct _OptionalAxisMark<Content: AxisMark>: AxisMark {
  let content: Content?

  public func _collect(into parts: inout _AxisParts) { content?._collect(into: &parts) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @_implements(AxisMark,Body)
  public typealias _AxisBody = Never
  @_implements(AxisMark,body)
  public var _axisBody: Never { preconditionFailure("body() should not be called on \(Self.self)") }
  public func _collect(into parts: inout _AxisParts) {
    switch self {
    case .first(let content): content._collect(into: &parts)
    case .second(let content): content._collect(into: &parts)
    }
  }
}

/// Makes the marks of an axis from the statements of a closure.
///
/// Follows <https://developer.apple.com/documentation/charts/axismarkbuilder>.
@resultBuilder
@MainActor
public struct AxisMarkBuilder {
  /// Takes a mark as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// No mark.
  public static func buildBlock() -> some AxisMark { AxisMarkGroup { _ in } }
  /// One mark.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Several marks.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    AxisMarkGroup { parts in
      for content in repeat each content { content._collect(into: &parts) }
    }
  }
  /// A mark on a condition.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark {
    _OptionalAxisMark(content: content)
  }
  /// The mark of the first of two branches.
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First)
    -> BuilderConditional<First, Second>
  {
    .first(first)
  }
  /// The mark of the second of two branches.
  public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second)
    -> BuilderConditional<First, Second>
  {
    .second(second)
  }
  /// A mark that only some systems have.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark {
    AnyAxisMark(content)
  }
}

/// A mark without its type.
///
/// Follows <https://developer.apple.com/documentation/charts/anyaxismark>.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Creates a mark without its type.
  public init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }

  public func _collect(into parts: inout _AxisParts) { mark._collect(into: &parts) }
}

extension AxisMark {
  private func changing(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
    AxisMarkGroup { parts in
      var own = _AxisParts()
      self._collect(into: &own)
      for index in own.parts.indices { change(&own.parts[index]) }
      parts.parts += own.parts
    }
  }

  /// Draws the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark { changing { if $0.font == nil { $0.font = font } } }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}
