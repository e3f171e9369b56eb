import AccessibilityTree
import Foundation

/// A control is small, and others are too near.
public struct TargetSizeMinimum: AuditRule {
  public static let about = RuleDescription(
    "target-size-minimum", title: "The control is very small and has no space around it",
    why: "Below 24 points, and without as much free space around its middle, another control is hit instead.",
    audit: .hitRegion, criterion: .targetSizeMinimum, severity: .serious,
    fix: "Make it at least 24 by 24 points, better 44 by 44, or move its neighbours away.",
    page: ApplePage.guidelines)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let layout = TargetLayout(screen)
    for target in layout.targets {
      if let judgement = layout.judgement(of: target) { outcome.add(judgement, at: target.index) }
    }
  }
}

/// Where the targets of a screen stand, and what stays free of each.
struct TargetLayout {
  private let screen: JudgedScreen
  let targets: [Target]
  private let minimum: Double
  private var nearby = NearbyRectangles(side: 192)
  /// What covers others without being a target, by the index of its node.
  private var covers: [(index: Int, frame: CGRect)] = []
  private var coversNearby = NearbyRectangles(side: 256)
  /// How far away a neighbour is measured, in points.
  private static let reach = 100.0
  private static let mostPieces = 4_000

  init(_ screen: JudgedScreen) {
    self.screen = screen
    minimum = screen.options.targetSizeMinimum
    targets = screen.nodes.indices.compactMap { index in
      guard Target.isTarget(index, on: screen) else { return nil }
      let target = Target(index, on: screen)
      return target.frame.isEmpty ? nil : target
    }
    for (place, target) in targets.enumerated() { nearby.add(place, target.frame) }
    for index in screen.nodes.indices {
      guard let appearance = screen.screen.appearance(of: index), appearance.takesTouches,
        screen.nodes[index].exposure != .unseen, case .color(let color) = appearance.background,
        color.alpha >= 1,
        appearance.opacity >= 1
      else { continue }
      let frame = appearance.viewFrame ?? screen.nodes[index].element.frame
      coversNearby.add(covers.count, frame)
      covers.append((index, frame))
    }
  }

  /// What is said of a target; nil when it cannot be touched at all.
  func judgement(of target: Target) -> AuditJudgement? {
    let appearance = screen.screen.appearance(of: target.index)
    let facts = screen.facts[target.index]
    if facts.role.contains(.key) || Target.hasPlatformSize(target.index, on: screen) { return nil }
    if appearance?.touchFrame == nil, screen.isInBar(target.index) { return nil }
    if appearance?.equivalent != nil { return .pass }
    // Larger ones need no more work.
    let isHuge = target.frame.width >= minimum * 10 && target.frame.height >= minimum * 12.5
    if isHuge, !screen.keepsFigures { return .pass }
    let isCovered = coversNearby.near(target.frame).contains { place in
      let cover = covers[place]
      return screen.isDrawn(cover.index, over: target.index) && !screen.isInside(cover.index, target.index)
        && cover.frame.encloses(target.frame)
    }
    if isCovered { return nil }
    guard let pieces = freePieces(of: target, among: neighbours(of: target)) else {
      return .review("too many controls lie over it to measure", required: required, reason: "tooManyPieces")
    }
    guard let free = largest(pieces) else { return nil }
    var figures: [String: AuditFigure] = [:]
    let isLarge = isAtLeastMinimum(free)
    if isLarge, !screen.keepsFigures { return .pass }
    // Only small ones are asked for the space around them.
    let near = nearby.near(target.frame.insetBy(dx: -Self.reach, dy: -Self.reach)).map { targets[$0] }
      .filter { $0.index != target.index }
    let (clear, nearest) = clearRadius(around: target, pieces, among: near)
    // One digit after the point: frames are rounded to pixels.
    let radius = (clear * 10).rounded() / 10
    figures = [
      "freeSize": .size(free.width, free.height), "clearDiameter": .number(min(radius * 2, minimum)),
      "minimum": .number(minimum), "size": .size(target.frame.width, target.frame.height),
    ]
    if radius.isFinite { figures["clearRadius"] = .number(radius) }
    if isLarge || (screen.options.allowsSpacing && radius * 2 >= minimum - 0.05) {
      return AuditJudgement(.pass, figures: figures)
    }
    let measured =
      "\(Target.text(free.size)) free"
      + (screen.options.allowsSpacing
        ? ", and a clear circle of \(Target.number(radius * 2)) points around its middle" : "")
    var judgement: AuditJudgement =
      appearance?.mayBeEssential ?? false
      ? .review(
        measured + ", which may be essential", required: required, reason: "essential", figures: figures)
      : .fail(measured, required: required, figures: figures)
    if let nearest { judgement.others = [nearest] }
    return judgement
  }

  private var required: String {
    let size = Target.number(minimum)
    return "\(size) by \(size) points"
      + (screen.options.allowsSpacing ? ", or a clear circle of \(size) points" : "")
  }

  private func isAtLeastMinimum(_ frame: CGRect) -> Bool {
    frame.width + 0.05 >= minimum && frame.height + 0.05 >= minimum
  }

  // MARK: What stays free

  /// The rectangles of a target that none drawn over it covers; nil when there are too many.
  private func freePieces(of target: Target, among near: [Target]) -> [CGRect]? {
    var pieces = [target.frame]
    // What is scrolled below a bar comes out again.
    let passes = !screen.isInBar(target.index) && screen.scrollView(around: target.index) != nil
    for other in near where !passes || !screen.isInBar(other.index) {
      guard screen.isDrawn(other.index, over: target.index), other.frame.intersects(target.frame) else {
        continue
      }
      // An element does not cover the one that it lies in for assistive technologies, but for fingers it does.
      pieces = pieces.flatMap { Self.split($0, by: other.frame) }
      if pieces.count > Self.mostPieces { return nil }
    }
    return pieces
  }

  /// The largest rectangles of one that lie outside another.
  private static func split(_ outer: CGRect, by cut: CGRect) -> [CGRect] {
    guard outer.minX < cut.maxX, outer.maxX > cut.minX, outer.minY < cut.maxY, outer.maxY > cut.minY else {
      return [outer]
    }
    var pieces: [CGRect] = []
    if cut.minY > outer.minY {
      pieces.append(CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: cut.minY - outer.minY))
    }
    if cut.maxX < outer.maxX {
      pieces.append(CGRect(x: cut.maxX, y: outer.minY, width: outer.maxX - cut.maxX, height: outer.height))
    }
    if cut.maxY < outer.maxY {
      pieces.append(CGRect(x: outer.minX, y: cut.maxY, width: outer.width, height: outer.maxY - cut.maxY))
    }
    if cut.minX > outer.minX {
      pieces.append(CGRect(x: outer.minX, y: outer.minY, width: cut.minX - outer.minX, height: outer.height))
    }
    return pieces
  }

  /// The largest piece; of several, one that is large enough goes before one with more area.
  private func largest(_ pieces: [CGRect]) -> CGRect? {
    pieces.max { a, b in
      let (aIsEnough, bIsEnough) = (isAtLeastMinimum(a), isAtLeastMinimum(b))
      if aIsEnough != bIsEnough { return bIsEnough }
      return a.width * a.height < b.width * b.height
    }
  }

  // MARK: Space around

  /// How far it is from the middle of each free piece to the nearest neighbour, and which that is.
  private func clearRadius(
    around target: Target, _ pieces: [CGRect], among near: [Target]
  ) -> (radius: Double, nearest: Int?) {
    let middles = (screen.options.measuresWholeTarget ? [target.frame] : pieces).map(\.center)
    var best = Double.infinity
    var nearest: Int?
    for other in near {
      let free =
        screen.options.measuresWholeTarget
        ? [other.frame] : freePieces(of: other, among: neighbours(of: other)) ?? []
      guard let widest = largest(free) else { continue }
      for middle in middles {
        var distance = free.map { Self.distance(middle, $0) }.min() ?? .infinity
        if !isAtLeastMinimum(widest) {
          let between = hypot(middle.x - other.frame.midX, middle.y - other.frame.midY) - minimum / 2
          distance = min(distance, max(0, between))
        }
        if distance < best { (best, nearest) = (distance, other.index) }
      }
    }
    return (best, nearest)
  }

  private func neighbours(of target: Target) -> [Target] {
    nearby.near(target.frame).map { targets[$0] }.filter { $0.index != target.index }
  }

  private static func distance(_ point: CGPoint, _ frame: CGRect) -> Double {
    hypot(
      max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY))
  }
}
