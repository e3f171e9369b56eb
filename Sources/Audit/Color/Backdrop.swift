import AccessibilityTree
import Foundation

/// What lies below a text, and what lies over it, in the order in which a screen is drawn.
struct Backdrops {
  private let screen: JudgedScreen
  private var layers: [Layer] = []
  private var nearby = NearbyRectangles(side: 128)
  /// The bars, whatever they are filled with: what is scrolled below one is blurred there.
  private var bars: [(index: Int, frame: CGRect)] = []

  /// What a view fills.
  private struct Layer {
    var index: Int
    var frame: CGRect
    var background: Background
    var isImageMissing: Bool
    var opacity: Double
  }

  /// What is known of the colours below a text.
  struct Below {
    /// The colours that may be there.
    var colors: [AuditColor]
    /// Why there may be others, or some of them may not be there: `backgroundImage`, `material`, `gradient` …
    var reason: String?
    /// Whether all colours are known, and no greys stand for any colour.
    var isKnown = true
    /// Whether there is a picture whose file is missing.
    var isImageMissing = false
  }

  /// What lies over a text.
  enum Above {
    /// Nothing.
    case nothing
    /// Something covers a part of it, or can be seen through.
    case something
    /// It cannot be seen at all.
    case covered
  }

  init(_ screen: JudgedScreen) {
    self.screen = screen
    var opacities: [Double] = []
    opacities.reserveCapacity(screen.nodes.count)
    for (index, node) in screen.nodes.enumerated() {
      let appearance = screen.screen.appearance(of: index)
      let around = node.parent.flatMap { $0 < index ? opacities[$0] : nil } ?? 1
      let opacity = around * (appearance?.opacity ?? 1)
      opacities.append(opacity)
      if screen.facts[index].kind == .bar, node.exposure != .unseen, appearance?.isHidden != true,
        opacity > 0.005
      {
        bars.append((index, appearance?.viewFrame ?? node.element.frame))
      }
      guard let appearance, appearance.background != .none, opacity > 0.005, Self.isDrawn(node, appearance)
      else {
        continue
      }
      var frame = appearance.viewFrame ?? node.element.frame
      frame = frame.intersection(screen.visibleArea(around: index))
      guard !frame.isNull, !frame.isEmpty else { continue }
      layers.append(
        Layer(
          index: index, frame: frame, background: appearance.background,
          isImageMissing: appearance.isImageMissing, opacity: opacity))
    }
    layers.sort { screen.isDrawn($1.index, over: $0.index) }
    for (place, layer) in layers.enumerated() { nearby.add(place, layer.frame) }
  }

  /// What lies behind something modal is still drawn; what is hidden is not.
  private static func isDrawn(_ node: AuditedNode, _ appearance: ElementAppearance) -> Bool {
    if case .color(let color) = appearance.background, color.alpha <= 0.005 { return false }
    return !appearance.isHidden
  }

  /// What lies over an area of a node's own drawing.
  func above(_ index: Int, _ area: CGRect) -> Above {
    var found = Above.nothing
    if screen.scrollView(around: index) != nil, !isOfBar(index),
      bars.contains(where: { screen.isDrawn($0.index, over: index) && $0.frame.intersects(area) })
    {
      return .covered
    }
    for place in nearby.near(area) {
      let layer = layers[place]
      guard screen.isDrawn(layer.index, over: index), !screen.isInside(layer.index, index),
        layer.frame.intersects(area)
      else { continue }
      // What is scrolled below a bar is read elsewhere.
      if isOfBar(layer.index), !isOfBar(index) { return .covered }
      if case .color(let color) = layer.background, color.alpha * layer.opacity >= 1,
        layer.frame.encloses(area)
      {
        return .covered
      }
      found = .something
    }
    return found
  }

  private func isOfBar(_ index: Int) -> Bool {
    screen.facts[index].kind == .bar || screen.ancestors(of: index).contains { screen.facts[$0].kind == .bar }
  }

  /// The colours below an area of a node's own drawing.
  func below(_ index: Int, _ area: CGRect) -> Below {
    // Collected from the top; what lies below something opaque does not matter.
    var stack: [Layer] = []
    var isClosed = false
    for place in nearby.near(area).reversed() {
      let layer = layers[place]
      guard !screen.isDrawn(layer.index, over: index), layer.frame.intersects(area) else { continue }
      stack.append(layer)
      if Self.isOpaque(layer), Self.covers(layer.frame, area) {
        isClosed = true
        break
      }
    }
    var below = Below(colors: [], reason: nil)
    if !isClosed {
      below.colors = Self.anyColor
      below.reason = "unknownBackground"
      below.isKnown = false
    }
    below.isImageMissing = stack.contains(where: \.isImageMissing)
    for layer in stack.reversed() { Self.paint(layer, over: &below, in: area) }
    return below
  }

  private static func covers(_ frame: CGRect, _ area: CGRect) -> Bool {
    frame.insetBy(dx: -0.5, dy: -0.5).encloses(area)
  }

  private static func isOpaque(_ layer: Layer) -> Bool {
    guard layer.opacity >= 0.995 else { return false }
    switch layer.background {
    case .color(let color): return color.alpha >= 0.995
    case .gradient(_, _, let colors): return !colors.isEmpty && colors.allSatisfy { $0.alpha >= 0.995 }
    default: return false
    }
  }

  /// Greys that stand for any colour: what holds for all of them holds for each colour.
  private static let anyColor = (0...16).map { AuditColor(white: Double($0) / 16) }

  private static func paint(_ layer: Layer, over below: inout Below, in area: CGRect) {
    let under = below.colors.isEmpty ? [AuditColor.clear] : below.colors
    func painted(_ colors: [AuditColor]) -> [AuditColor] {
      unique(colors.map { $0.faded(by: layer.opacity) }.flatMap { color in under.map { color.over($0) } })
    }
    let coversAll = covers(layer.frame, area)
    switch layer.background {
    case .none: return
    case .color(let color):
      let new = painted([color])
      below.colors = coversAll ? new : unique(under + new)
      if !coversAll { below.reason = "backgroundOverlap" }
    case .gradient(let from, let to, let colors):
      let new = painted(gradient(colors, from, to, over: layer.frame, in: area))
      below.colors = coversAll ? new : unique(under + new)
      below.reason = coversAll ? "gradient" : "backgroundOverlap"
    case .areas(let areas):
      let seen = areas.filter { $0.frame.intersects(area) }
      let size = seen.reduce(0) { sum, part in
        let common = part.frame.intersection(area)
        return sum + common.width * common.height
      }
      let isWhole = size >= area.width * area.height * 0.99
      below.colors = unique((isWhole ? [] : under) + painted(seen.map(\.color)))
      below.reason = isWhole ? "severalColours" : "backgroundOverlap"
    case .image, .material, .notKnown:
      below.colors = unique((coversAll ? [] : under) + anyColor)
      below.isKnown = false
      switch layer.background {
      case .image: below.reason = "backgroundImage"
      case .material: below.reason = "material"
      default: below.reason = "unknownColour"
      }
    }
  }

  /// At most that many colours are kept apart.
  private static func unique(_ colors: [AuditColor]) -> [AuditColor] {
    var seen: Set<AuditColor> = []
    let all = colors.filter { seen.insert($0).inserted }
    guard all.count > 512 else { return all }
    return stride(from: 0, to: all.count, by: all.count / 512 + 1).map { all[$0] }
  }

  /// The colours of a gradient below an area: at both ends of it, and between.
  private static func gradient(
    _ colors: [AuditColor], _ from: CGPoint, _ to: CGPoint, over frame: CGRect, in area: CGRect
  ) -> [AuditColor] {
    guard colors.count > 1 else { return colors }
    let (dx, dy) = ((to.x - from.x) * frame.width, (to.y - from.y) * frame.height)
    let length = dx * dx + dy * dy
    guard length > 0 else { return colors }
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    let places = corners.map { corner in
      let x = corner.x - frame.minX - from.x * frame.width
      let y = corner.y - frame.minY - from.y * frame.height
      let place = (x * dx + y * dy) / length
      return place.isFinite ? min(max(place, 0), 1) : 0
    }
    let (start, end) = (places.min() ?? 0, places.max() ?? 1)
    return (0...16).map { step in
      let place = (start + (end - start) * Double(step) / 16) * Double(colors.count - 1)
      let lower = min(Int(place), colors.count - 2)
      return colors[lower].mixed(with: colors[lower + 1], at: place - Double(lower))
    }
  }
}
