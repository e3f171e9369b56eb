import Foundation

/// A shape that stands for a point.
///
/// Follows <https://developer.apple.com/documentation/charts/chartsymbolshape>.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The rectangle to draw in so that the symbol looks as large as others do in the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The outline of the symbol.
  @MainActor
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    _StrokedSymbol(symbol: self, lineWidth: lineWidth)
  }

  /// The outline for an area in square points around a point.
  func path(at center: CGPoint, area: CGFloat) -> Path {
    let side = area.isFinite ? max(area, 0).squareRoot() : 0
    let unit = perceptualUnitRect
    return path(
      in: CGRect(
        x: center.x + (unit.minX - 0.5) * side, y: center.y + (unit.minY - 0.5) * side,
        width: unit.width * side, height: unit.height * side))
  }
}

/// The line inside the edge of a symbol.
nonisolated public struct _StrokedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let lineWidth: CGFloat

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path {
    symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any type.
///
/// Follows <https://developer.apple.com/documentation/charts/anychartsymbolshape>.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let symbol: any ChartSymbolShape

  /// Creates a symbol without its type.
  public init<S: ChartSymbolShape>(_ symbol: S) { self.symbol = symbol }

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { symbol.path(in: rect) }
}

/// The symbols of the system.
///
/// Follows <https://developer.apple.com/documentation/charts/basicchartsymbolshape>.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: Equatable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two crossed lines.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three crossed lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// The symbols of categories, in their order.
  static let all: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 0.89
      case .triangle, .pentagon: 1.12
      default: 1.1
      }
    return CGRect(x: 0.5 - side / 2, y: 0.5 - side / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(in: rect, corners: 3)
    case .diamond: polygon(in: rect, corners: 4)
    case .pentagon: polygon(in: rect, corners: 5)
    case .plus: lines(in: rect, [0, .pi / 2])
    case .cross: lines(in: rect, [.pi / 4, 3 * .pi / 4])
    case .asterisk: lines(in: rect, [.pi / 2, .pi / 6, 5 * .pi / 6])
    }
  }

  private func polygon(in rect: CGRect, corners: Int) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { index in
          let angle = 2 * .pi * CGFloat(index) / CGFloat(corners) - .pi / 2
          return CGPoint(
            x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
        })
      path.closeSubpath()
    }
  }

  private func lines(in rect: CGRect, _ angles: [CGFloat]) -> Path {
    Path { path in
      for angle in angles {
        let dx = cos(angle) * rect.width / 2
        let dy = sin(angle) * rect.height / 2
        path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
        path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
      }
    }
    .strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) * 0.24))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two crossed lines.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three crossed lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
