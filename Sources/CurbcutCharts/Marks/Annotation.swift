import Foundation

/// Where an annotation stands beside a mark.
///
/// Follows <https://developer.apple.com/documentation/charts/annotationposition>.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Where it suits the mark: above.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)

  /// The place of the middle of an annotation of a size, beside a rectangle.
  func center(
    of size: CGSize, beside mark: CGRect, alignment: Alignment, spacing: CGFloat
  ) -> CGPoint {
    let (column, row): (Int, Int) =
      switch kind {
      case .automatic, .top: (0, -1)
      case .overlay: (0, 0)
      case .bottom: (0, 1)
      case .leading: (-1, 0)
      case .trailing: (1, 0)
      case .topLeading: (-1, -1)
      case .topTrailing: (1, -1)
      case .bottomLeading: (-1, 1)
      case .bottomTrailing: (1, 1)
      }
    func place(_ side: Int, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ aligned: Int) -> CGFloat {
      if side < 0 { return low - spacing - length / 2 }
      if side > 0 { return high + spacing + length / 2 }
      if aligned < 0 { return low + length / 2 }
      return aligned > 0 ? high - length / 2 : (low + high) / 2
    }
    let across = alignment.horizontal == .leading ? -1 : alignment.horizontal == .trailing ? 1 : 0
    let along = alignment.vertical == .top ? -1 : alignment.vertical == .bottom ? 1 : 0
    return CGPoint(
      x: place(column, mark.minX, mark.maxX, size.width, across),
      y: place(row, mark.minY, mark.maxY, size.height, along))
  }
}

extension AnnotationPosition {
  /// The position on the other side.
  var mirrored: AnnotationPosition {
    switch kind {
    case .leading: .trailing
    case .trailing: .leading
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    default: self
    }
  }
}

extension Alignment {
  /// The alignment to the other side.
  var mirrored: Alignment {
    let other: HorizontalAlignment =
      horizontal == .leading ? .trailing : horizontal == .trailing ? .leading : horizontal
    return Alignment(horizontal: other, vertical: vertical)
  }
}

/// What an annotation is beside.
///
/// Follows <https://developer.apple.com/documentation/charts/annotationcontext>.
public struct AnnotationContext {
  /// The size of the mark, or of all the marks, in points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that does not fit.
///
/// Follows <https://developer.apple.com/documentation/charts/annotationoverflowresolution>.
public struct AnnotationOverflowResolution: Sendable {
  /// What it has to fit into.
  public struct Boundary: Sendable, Equatable {
    enum Kind: Sendable { case automatic, plot, chart }
    let kind: Kind

    /// The one that suits.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The whole chart.
    public static let chart = Boundary(kind: .chart)
  }

  /// What is done in one direction.
  public struct Strategy: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let kind: Kind

    /// What suits: nothing.
    public static let automatic = Strategy(kind: .automatic)
    /// Nothing.
    public static let disabled = Strategy(kind: .disabled)
    /// It is moved inside.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The scale gets more room.
    public static let padScale = Strategy(kind: .padScale)
    /// It is moved inside a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }

    /// The middle of an annotation after it was moved inside, if it is to be.
    func place(_ center: CGFloat, _ length: CGFloat, plot: ClosedRange<CGFloat>, chart: ClosedRange<CGFloat>)
      -> CGFloat
    {
      guard case .fit(let boundary) = kind else { return center }
      let limits = boundary == .plot ? plot : chart
      guard limits.upperBound - limits.lowerBound > length else {
        return (limits.lowerBound + limits.upperBound) / 2
      }
      return min(max(center, limits.lowerBound + length / 2), limits.upperBound - length / 2)
    }
  }

  let x: Strategy
  let y: Strategy

  /// What suits in both directions.
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

  /// Creates a resolution from what is done in each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

/// Content with a view beside it.
struct AnnotatedContent<Content: ChartContent>: ChartContent {
  let content: Content
  let annotation: MarkAnnotation

  func _collect(into collector: inout _MarkCollector) {
    let first = collector.marks.count
    content._collect(into: &collector)
    guard first < collector.marks.count else { return }
    var annotation = annotation
    annotation.marks = first..<collector.marks.count
    collector.annotations.append(annotation)
  }
}

extension ChartContent {
  private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self,
      annotation: MarkAnnotation(
        marks: 0..<0, position: position, alignment: alignment, spacing: spacing, overflow: overflow,
        content: { AnyView(content($0)) }))
  }

  /// Puts a view beside the marks.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/annotation(position:alignment:spacing:content:)-65emh>.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Puts a view, which knows the size of the marks, beside them.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, content)
  }

  /// Puts a view beside the marks, and says what becomes of it where it does not fit.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Puts a view, which knows the size of the marks, beside them, and says what becomes of it where it does not fit.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, content)
  }
}
