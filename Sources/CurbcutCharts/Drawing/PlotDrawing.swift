import Foundation

/// Draws the marks of a chart.
@MainActor
struct PlotDrawing {
  let geometry: PlotGeometry
  let looks: ChartLooks

  /// What is drawn at once: a mark, or the marks of a line or an area.
  struct Piece: Equatable {
    var marks: [Int]
    var z: Double
  }

  /// What tells lines and areas apart.
  private struct LineKey: Hashable {
    var kind: Mark.Kind
    var values: [PlotValue?]
    var graph: Int?
  }

  /// The pieces from back to front.
  static func pieces(_ marks: [Mark]) -> [Piece] {
    var pieces: [Piece] = []
    var lines: [LineKey: Int] = [:]
    for (index, mark) in marks.enumerated() {
      guard mark.kind == .line || mark.kind == .area else {
        pieces.append(Piece(marks: [index], z: mark.style.zIndex ?? 0))
        continue
      }
      let style = mark.style
      let key = LineKey(
        kind: mark.kind,
        values: [mark.series, style.foregroundBy, style.symbolBy, style.lineStyleBy].map { $0?.value },
        graph: mark.graph)
      if let known = lines[key] {
        pieces[known].marks.append(index)
      } else {
        lines[key] = pieces.count
        pieces.append(Piece(marks: [index], z: style.zIndex ?? 0))
      }
    }
    let sorted = pieces.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
    return sorted.map(\.element)
  }

  func draw(in context: GraphicsContext) {
    for piece in Self.pieces(geometry.marks) {
      guard let first = piece.marks.first else { continue }
      let mark = geometry.marks[first]
      var inner = context
      inner.opacity *= min(max(mark.style.opacity, 0), 1)
      if mark.style.blur > 0 { inner.addFilter(.blur(radius: mark.style.blur)) }
      if let shadow = mark.style.shadow {
        inner.addFilter(
          .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
        )
      }
      for clip in mark.style.clips {
        switch clip {
        case .shape(let shape): if let rect = geometry.rect(first) { inner.clip(to: shape(rect)) }
        case .marks(let marks): inner.clip(to: outline(of: marks))
        }
      }
      switch mark.kind {
      case .line: drawLine(piece.marks, in: inner)
      case .area: drawArea(piece.marks, in: inner)
      default: draw(first, in: inner)
      }
    }
  }

  // MARK: Single marks

  private func draw(_ index: Int, in context: GraphicsContext) {
    let mark = geometry.marks[index]
    let style = GraphicsContext.Shading.style(looks.foreground(mark))
    switch mark.kind {
    case .bar, .rectangle:
      guard let rect = geometry.rect(index) else { return }
      fill(shape(mark, rect), mark, style, in: context)
    case .rule:
      guard let rect = geometry.rect(index) else { return }
      let path = Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
      context.stroke(path, with: style, style: looks.line(mark))
    case .point: drawSymbol(index, in: context)
    case .sector:
      let radius = min(mark.style.corners?.topLeading ?? 0, geometry.thickness(mark) / 3)
      guard radius > 0 else {
        if let path = geometry.sectorPath(index) { context.fill(path, with: style) }
        return
      }
      // A round line around a smaller sector has round corners.
      guard let path = geometry.sectorPath(index, inset: radius) else { return }
      context.drawLayer { layer in
        layer.fill(path, with: style)
        layer.stroke(path, with: style, style: StrokeStyle(lineWidth: radius * 2, lineJoin: .round))
      }
    case .line, .area: return
    }
  }

  private func shape(_ mark: Mark, _ rect: CGRect) -> Path {
    guard let corners = mark.style.corners else { return Path(rect) }
    let most = min(rect.width, rect.height) / 2
    let radii = RectangleCornerRadii(
      topLeading: min(corners.topLeading, most), bottomLeading: min(corners.bottomLeading, most),
      bottomTrailing: min(corners.bottomTrailing, most), topTrailing: min(corners.topTrailing, most))
    return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
  }

  private func fill(_ path: Path, _ mark: Mark, _ style: GraphicsContext.Shading, in context: GraphicsContext)
  {
    guard mark.style.aligns == true else {
      context.fill(path, with: style)
      return
    }
    var inner = context
    inner.clip(to: path)
    inner.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: style)
  }

  private func drawSymbol(_ index: Int, in context: GraphicsContext) {
    let mark = geometry.marks[index]
    guard let rect = geometry.rect(index), case .shape(let symbol)? = looks.symbol(mark) else { return }
    context.fill(
      symbol.path(at: rect.origin, area: looks.symbolArea(mark)), with: .style(looks.foreground(mark)))
  }

  // MARK: Lines

  /// The points of a line in runs, which end where a value is missing.
  private func runs(_ indices: [Int]) -> [[CGPoint]] {
    var runs: [[CGPoint]] = [[]]
    for index in indices {
      if let rect = geometry.rect(index) {
        runs[runs.count - 1].append(rect.origin)
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private func drawLine(_ indices: [Int], in context: GraphicsContext) {
    let mark = geometry.marks[indices[0]]
    let path = Path { path in
      for points in runs(indices) {
        if let curve = Curve(points, mark.style.interpolation ?? .linear) { path.add(curve) }
      }
    }
    context.stroke(path, with: .style(looks.foreground(mark)), style: looks.line(mark))
    for index in indices { drawSymbol(index, in: context) }
  }

  private func areaPath(_ indices: [Int], _ geometry: PlotGeometry) -> Path {
    let method = geometry.marks[indices[0]].style.interpolation ?? .linear
    var runs: [[(start: CGPoint, end: CGPoint)]] = [[]]
    for index in indices {
      if let ends = geometry.areaEnds(index) {
        runs[runs.count - 1].append(ends)
      } else {
        runs.append([])
      }
    }
    return Path { path in
      for run in runs {
        guard let upper = Curve(run.map(\.end), method), let lower = Curve(run.map(\.start), method) else {
          continue
        }
        path.add(upper)
        let back = lower.reversed
        path.addLine(to: back.start)
        path.add(back.pieces)
        path.closeSubpath()
      }
    }
  }

  private func drawArea(_ indices: [Int], in context: GraphicsContext) {
    let mark = geometry.marks[indices[0]]
    fill(areaPath(indices, geometry), mark, .style(looks.foreground(mark)), in: context)
  }

  /// What marks cover, which others are shown in.
  private func outline(of marks: [Mark]) -> Path {
    let inner = PlotGeometry(
      marks, Stacking(marks), x: geometry.x, y: geometry.y, size: geometry.size,
      isMirrored: geometry.isMirrored)
    return Path { path in
      for piece in Self.pieces(marks) {
        guard let first = piece.marks.first else { continue }
        switch marks[first].kind {
        case .area: path.addPath(areaPath(piece.marks, inner))
        case .bar, .rectangle: if let rect = inner.rect(first) { path.addPath(shape(marks[first], rect)) }
        case .point:
          if let rect = inner.rect(first), case .shape(let symbol)? = looks.symbol(marks[first]) {
            path.addPath(symbol.path(at: rect.origin, area: looks.symbolArea(marks[first])))
          }
        case .sector: if let sector = inner.sectorPath(first) { path.addPath(sector) }
        case .rule:
          if let rect = inner.rect(first) {
            let half = looks.line(marks[first]).lineWidth / 2
            path.addRect(rect.insetBy(dx: -half, dy: -half))
          }
        case .line: continue
        }
      }
    }
  }
}
