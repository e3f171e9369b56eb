import Foundation

/// Draws the lines and ticks of the axes.
@MainActor
struct GridDrawing {
  let axes: [ResolvedAxis]
  let size: CGSize
  let isMirrored: Bool
  /// How high labels are, in points.
  let labelHeight: CGFloat

  /// The lines of x are dashed, those of y are not.
  static func stroke(_ axis: Axis) -> StrokeStyle {
    axis == .horizontal ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }

  static let style = AnyShapeStyle(Color(uiColor: .systemGray3))

  func draw(in context: GraphicsContext) {
    for axis in axes {
      for tick in axis.ticks {
        for part in tick.parts {
          switch part.kind {
          case .gridLine: line(axis, place(axis, tick, part), part, outside: nil, in: context)
          case .tick(let length):
            line(
              axis, place(axis, tick, part), part, outside: length.points(labels: labelHeight), in: context)
          case .label: continue
          }
        }
      }
    }
  }

  private func place(_ axis: ResolvedAxis, _ tick: ResolvedAxis.Tick, _ part: AxisPart) -> CGFloat {
    let share = part.isCentered == true ? tick.center : tick.place
    return axis.axis == .horizontal
      ? CGFloat(isMirrored ? 1 - share : share) * size.width : CGFloat(1 - share) * size.height
  }

  private func line(
    _ axis: ResolvedAxis, _ place: CGFloat, _ part: AxisPart, outside: CGFloat?, in context: GraphicsContext
  ) {
    let (from, to): (CGPoint, CGPoint)
    let isTrailing = (axis.edge == .trailing) != isMirrored
    switch (axis.axis, outside) {
    case (.horizontal, nil): (from, to) = (CGPoint(x: place, y: 0), CGPoint(x: place, y: size.height))
    case (.vertical, nil): (from, to) = (CGPoint(x: 0, y: place), CGPoint(x: size.width, y: place))
    case (.horizontal, let length?):
      let edge = axis.edge == .top ? 0 : size.height
      (from, to) = (
        CGPoint(x: place, y: edge), CGPoint(x: place, y: axis.edge == .top ? -length : edge + length)
      )
    case (.vertical, let length?):
      let edge = isTrailing ? size.width : 0
      (from, to) = (CGPoint(x: edge, y: place), CGPoint(x: isTrailing ? edge + length : -length, y: place))
    }
    let path = Path { path in
      path.move(to: from)
      path.addLine(to: to)
    }
    context.stroke(
      path.offsetBy(dx: part.offset.width, dy: part.offset.height), with: .style(part.style ?? Self.style),
      style: part.stroke ?? Self.stroke(axis.axis))
  }
}
