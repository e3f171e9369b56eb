import CurbcutUIKit
import Foundation

/// The tint along a gauge.
struct GaugeTint: ShapeStyle {
  enum Way: Sendable { case line, ring, openRing }

  let way: Way

  func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.tintStyle else { return .color(environment.tintPlatformColor) }
    guard let gradient = style.gradient else { return style._paint(in: environment) }
    return switch way {
    case .line: gradient.paint(.linear(from: .leading, to: .trailing), environment)
    case .ring:
      gradient.paint(.angular(center: .center, from: .degrees(-90), to: .degrees(270)), environment)
    case .openRing:
      gradient.paint(.angular(center: .center, from: .degrees(135), to: .degrees(405)), environment)
    }
  }
}

/// The line of a gauge, or a spot on it.
nonisolated private protocol MarkedLine: Shape {
  var fraction: Double { get set }
  var mark: Double? { get set }
}

/// The straight line of a gauge.
nonisolated private struct GaugeLine: MarkedLine {
  var fraction: Double
  var mark: Double?

  func path(in rect: CGRect) -> Path {
    let (start, length) = (rect.minX + rect.height / 2, rect.width - rect.height)
    var path = Path()
    path.move(to: CGPoint(x: start + length * (mark ?? 0), y: rect.midY))
    path.addLine(to: CGPoint(x: start + length * (mark.map { $0 + 0.002 } ?? fraction), y: rect.midY))
    return path
  }

  typealias AnimatableData = EmptyAnimatableData
}

/// The whole line of a gauge in its gradient, with a mark at the value.
private struct MarkedGauge<Line: MarkedLine>: View {
  let line: Line
  let width: CGFloat
  let way: GaugeTint.Way

  var body: some View {
    ZStack {
      whole.stroke(GaugeTint(way: way), style: StrokeStyle(lineWidth: width, lineCap: .round))
      mark.stroke(.black, style: StrokeStyle(lineWidth: width * 2, lineCap: .round))
        .blendMode(.destinationOut)
      mark.stroke(GaugeTint(way: way), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
    .compositingGroup()
  }

  private var whole: Line {
    var line = line
    line.fraction = 1
    return line
  }

  private var mark: Line {
    var line = line
    line.mark = line.fraction
    return line
  }
}

struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  var isSmall = false
  /// Whether the line is shown as a whole, with a mark at the value.
  var marksValue = false

  var body: some View {
    VStack(spacing: 4) {
      if isSmall { SpokenLabel(content: configuration.label) } else { ControlLabel(configuration.label) }
      HStack {
        configuration.minimumValueLabel
        if marksValue {
          MarkedGauge(line: GaugeLine(fraction: configuration.value), width: 6, way: .line).frame(height: 6)
        } else {
          GaugeBar(fraction: configuration.value, isSmall: isSmall)
        }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that is filled in part.
private struct GaugeBar: View {
  let fraction: Double
  let isSmall: Bool

  var body: some View {
    FilledCapsule(fraction: fraction).fill(GaugeTint(way: .line))
      .background(Color(.systemFill), in: Capsule())
      .frame(height: isSmall ? 6 : 8)
  }
}

private struct FilledCapsule: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    Capsule().path(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * fraction), height: rect.height))
  }

  typealias AnimatableData = EmptyAnimatableData
}

struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  @Environment(\.tintStyle) private var tint

  var body: some View {
    ZStack {
      let ring = GaugeRing(fraction: configuration.value, isClosed: isClosed)
      if !isClosed, tint != nil {
        MarkedGauge(line: ring, width: 6, way: .openRing)
      } else {
        GaugeRing(fraction: 1, isClosed: isClosed).stroke(Color(.systemFill), lineWidth: 6)
        ring.stroke(GaugeTint(way: isClosed ? .ring : .openRing), lineWidth: 6)
      }
      if let value = configuration.currentValueLabel {
        fitting(value, Self.middle)
        if !showsLabelInGap { SpokenLabel(content: configuration.label) }
      } else {
        fitting(configuration.label.font(.caption), Self.middle)
      }
    }
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) { if !isClosed { gap } }
  }

  /// In points, as all sizes of the gauge, which does not grow with the size of the text.
  private static let side: CGFloat = 58
  /// The room within the ring.
  private static let middle = CGSize(width: 38, height: 26)
  /// The room between the ends of an open ring.
  private static let gap = CGSize(width: 32, height: 13)

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  /// The bounds take the place of the label.
  private var showsLabelInGap: Bool {
    !isClosed && !hasBounds && configuration.currentValueLabel != nil
  }

  /// What stands between the ends of the ring: the bounds, or else the label.
  @ViewBuilder
  private var gap: some View {
    if hasBounds {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .modifier(FittingIn(size: Self.gap)).font(.system(size: 11, weight: .medium))
    } else if showsLabelInGap {
      fitting(configuration.label, Self.gap).font(.system(size: 11, weight: .medium))
    }
  }

  private func fitting(_ content: some View, _ size: CGSize) -> some View {
    content.modifier(FittingIn(size: size))
  }
}

/// Makes text smaller until it fits.
private struct FittingIn: ViewModifier {
  let size: CGSize

  func body(content: Content) -> some View {
    content.lineLimit(1).minimumScaleFactor(0.3).multilineTextAlignment(.center)
      .frame(maxWidth: size.width, maxHeight: size.height)
  }
}

nonisolated private struct GaugeRing: MarkedLine {
  var fraction: Double
  var mark: Double?
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    let (start, whole) = isClosed ? (-Double.pi / 2, 2 * Double.pi) : (0.75 * .pi, 1.5 * .pi)
    let radius = max(0, min(rect.width, rect.height) / 2 - 3)
    var path = Path()
    let (first, length) = mark.map { ($0, 0.002) } ?? (0, fraction)
    let steps = max(1, Int(60 * length))
    for step in 0...steps {
      let angle = start + whole * (first + length * Double(step) / Double(steps))
      let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  typealias AnimatableData = EmptyAnimatableData
}
