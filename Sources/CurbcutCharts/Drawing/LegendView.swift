import Foundation

/// The legend of the system: what values look like.
///
/// What VoiceOver finds in it on a device is not recorded; each element of the plot says its series itself.
struct LegendView: View {
  let looks: ChartLooks
  let isColumn: Bool
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    Group {
      if looks.isGradient {
        gradient
      } else {
        FlowLayout(isColumn: isColumn) {
          ForEach(Array(looks.entries.enumerated()), id: \.offset) { _, entry in
            HStack(spacing: 5) {
              sign(entry.style, entry.symbol, entry.line)
              Text(entry.value.name ?? "")
            }
          }
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  private func sign(_ style: AnyShapeStyle, _ symbol: AnyChartSymbolShape?, _ line: StrokeStyle?) -> some View
  {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      if let line {
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: center.y))
          path.addLine(to: CGPoint(x: size.width, y: center.y))
        }
        context.stroke(path, with: .style(style), style: line)
      } else {
        let shape = symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
        context.fill(shape.path(at: center, area: size.height * size.height), with: .style(style))
      }
    }
    .frame(width: line == nil ? side : side * 2, height: side)
  }

  private var gradient: some View {
    let positions = looks.entries.compactMap(\.value.position)
    let (low, high) = (positions.min() ?? 0, positions.max() ?? 1)
    let kind = looks.entries.first?.value.kind ?? .number
    let steps = (0...20).map { low + (high - low) * Double($0) / 20 }
    return HStack(spacing: 5) {
      Text(low.formatted())
      HStack(spacing: 0) {
        ForEach(Array(steps.enumerated()), id: \.offset) { _, step in
          Rectangle().fill(looks.foreground(.at(step, kind: kind)))
        }
      }
      .frame(width: 80, height: side)
      Text(high.formatted())
    }
  }
}

/// Views in a row, which goes on in the next one where there is no room; or in a column.
struct FlowLayout: Layout {
  var isColumn = false
  var spacing: CGFloat = 12
  var rowSpacing: CGFloat = 4

  private func rows(_ sizes: [CGSize], width: CGFloat) -> [[Int]] {
    guard !isColumn else { return sizes.indices.map { [$0] } }
    var rows: [[Int]] = [[]]
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if !rows[rows.count - 1].isEmpty, used + size.width > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += size.width + spacing
    }
    return rows
  }

  private func sizes(_ subviews: Subviews, _ width: CGFloat?) -> [CGSize] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(subviews, proposal.width)
    let rows = rows(sizes, width: proposal.width ?? .infinity)
    let widths = rows.map { row in
      row.reduce(0) { $0 + sizes[$1].width } + spacing * CGFloat(max(row.count - 1, 0))
    }
    let heights = rows.map { row in row.map { sizes[$0].height }.max() ?? 0 }
    return CGSize(
      width: widths.max() ?? 0, height: heights.reduce(0, +) + rowSpacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = sizes(subviews, bounds.width)
    var y = bounds.minY
    for row in rows(sizes, width: bounds.width + 0.5) {
      var x = bounds.minX
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: bounds.width, height: nil))
        x += sizes[index].width + spacing
      }
      y += (row.map { sizes[$0].height }.max() ?? 0) + rowSpacing
    }
  }
}
