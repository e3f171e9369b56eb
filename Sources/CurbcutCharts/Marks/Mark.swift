import Foundation

/// A mark as the app describes it, without places.
struct Mark {
  enum Kind: Hashable {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// Where a mark stands in one direction.
  enum Place {
    /// Wherever marks of the kind are without data: the whole plot, or its middle.
    case none
    /// At a value.
    case at(Channel)
    /// From a value to another.
    case between(Channel, Channel)
    /// At a distance from the beginning, or the top, of the plot, in points.
    case points(CGFloat)
    /// Between two such distances; nil for an end of the plot.
    case pointsBetween(CGFloat?, CGFloat?)

    var channel: Channel? {
      switch self {
      case .at(let channel), .between(let channel, _): channel
      default: nil
      }
    }

    var upperChannel: Channel? { if case .between(_, let upper) = self { upper } else { nil } }

    /// Whether the place is one value that is no stretch.
    var isSingle: Bool { if case .at(let channel) = self { channel.extent.upper == nil } else { false } }
  }

  var kind: Kind
  var x = Place.none
  var y = Place.none
  /// The share of a sector.
  var angle: Channel?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// What tells the line or area that a point of it belongs to.
  var series: Channel?
  var style = MarkStyle()
  var accessibility = MarkAccessibility()
  /// The function whose graph the mark stands for.
  var function: PlotFunction?
  /// The graph of which the mark is a point that nobody has given, by its place among the marks.
  var graph: Int?

  init(_ kind: Kind) { self.kind = kind }

  /// The labelled values that tell marks at the same place apart: of the style and of the series.
  var groups: [Channel] {
    var all: [Channel] = []
    for channel in [series, style.foregroundBy, style.symbolBy, style.lineStyleBy, style.positionBy] {
      guard let channel, !all.contains(where: { $0.value == channel.value }) else { continue }
      all.append(channel)
    }
    return all
  }
}

/// How a mark looks.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: Channel?
  var symbol: MarkSymbol?
  var symbolBy: Channel?
  /// The area of the symbol in square points.
  var symbolSize: CGFloat?
  var symbolSizeBy: Channel?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Channel?
  var interpolation: InterpolationMethod?
  var positionBy: Channel?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var opacity = 1.0
  var corners: RectangleCornerRadii?
  var offset = MarkOffset()
  var zIndex: Double?
  var blur: CGFloat = 0
  var shadow: MarkShadow?
  var clips: [MarkClip] = []
  var aligns: Bool?
}

/// By how much the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

struct MarkShadow {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

/// What is drawn of a mark.
enum MarkClip {
  /// What a shape in its rectangle covers.
  case shape(@Sendable (CGRect) -> Path)
  /// What other marks cover.
  case marks([Mark])
}

/// A symbol of a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// What the app says of a mark to assistive technologies.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// A view beside a mark, or beside several.
struct MarkAnnotation {
  /// The marks, by their places among all.
  var marks: Range<Int>
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var isOverlay = false
  var content: (AnnotationContext) -> AnyView
}

/// Takes the marks of a chart's content in.
public struct _MarkCollector {
  var marks: [Mark] = []
  var annotations: [MarkAnnotation] = []

  init() {}

  mutating func append(_ mark: Mark) { marks.append(mark) }

  /// Takes content in, and changes each of its marks.
  @MainActor
  mutating func append(_ content: some ChartContent, changing change: (inout Mark) -> Void) {
    let first = marks.count
    content._collect(into: &self)
    for index in first..<marks.count { change(&marks[index]) }
  }
}
