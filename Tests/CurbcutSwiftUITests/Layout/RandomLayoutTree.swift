import CurbcutGraphics
import Foundation

@testable import CurbcutSwiftUI

/// Numbers that follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension LayoutTree {
  static func random(_ numbers: inout SeededNumbers, depth: Int) -> LayoutTree {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }
    func some(_ range: ClosedRange<Int>) -> CGFloat? { Bool.random(using: &numbers) ? number(range) : nil }
    func guide() -> Guide { [Guide.start, .middle, .end][Int.random(in: 0..<3, using: &numbers)] }
    func bounds() -> Bounds {
      let low = some(0...40)
      let ideal = some(0...60).map { $0 + (low ?? 0) }
      let most = some(0...80).map { ($0 == 80 ? .infinity : $0) + (ideal ?? low ?? 0) }
      return Bounds(minimum: low, ideal: ideal, maximum: most)
    }
    func views(in axis: Axis?) -> [LayoutTree] {
      (0..<Int.random(in: chance(12) ? 0...0 : 1...4, using: &numbers)).map { _ in
        if axis != nil, chance(6) { return .spacer(some(0...20)) }
        return random(&numbers, depth: depth - 1)
      }
    }
    if depth == 0 || chance(5) {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: return .leaf(.fixed(number(0...120), number(0...120)))
      case 1: return .leaf(.flexible)
      case 2: return .leaf(.bounded(bounds(), bounds()))
      default: return .leaf(.wrapping(width: number(20...300), line: number(8...20)))
      }
    }
    func one() -> LayoutTree { random(&numbers, depth: depth - 1) }
    switch Int.random(in: 0..<17, using: &numbers) {
    case 0...2: return .stack(.vertical, guide: guide(), spacing: some(0...12), views(in: .vertical))
    case 3...5: return .stack(.horizontal, guide: guide(), spacing: some(0...12), views(in: .horizontal))
    case 6: return .depth(guide(), guide(), views(in: nil))
    case 7:
      return .padding(
        EdgeInsets(
          top: number(-4...12), leading: number(0...12), bottom: number(0...12), trailing: number(-4...12)),
        one())
    case 8: return .frame(some(0...200), some(0...200), guide(), guide(), one())
    case 9...10: return .flexible(bounds(), bounds(), guide(), guide(), one())
    case 11: return .fixedSize(Bool.random(using: &numbers), Bool.random(using: &numbers), one())
    case 12: return .priority(number(-1...2), one())
    case 13: return .layered(one(), isBehind: Bool.random(using: &numbers), one(), guide(), guide())
    case 14: return .aspect(some(1...8).map { $0 / 3 }, chance(2) ? .fit : .fill, one())
    case 15:
      return chance(2)
        ? .offset(number(-20...20), number(-20...20), one())
        : .position(number(0...50), number(0...50), one())
    default: return .guide(chance(2) ? .horizontal : .vertical, guide(), number(-10...40), one())
    }
  }

  // MARK: The view that the module lays out

  @MainActor
  var view: AnyView {
    func whole(_ x: Guide, _ y: Guide) -> Alignment {
      Alignment(horizontal: x.horizontal, vertical: y.vertical)
    }
    func each(_ views: [LayoutTree]) -> some View {
      ForEach(Array(views.enumerated()), id: \.offset) { $0.element.view }
    }
    switch self {
    case .leaf(let leaf): return AnyView(LeafShape(leaf: leaf))
    case .spacer(let length): return AnyView(Spacer(minLength: length))
    case .stack(.vertical, let guide, let spacing, let views):
      return AnyView(VStack(alignment: guide.horizontal, spacing: spacing) { each(views) })
    case .stack(.horizontal, let guide, let spacing, let views):
      return AnyView(HStack(alignment: guide.vertical, spacing: spacing) { each(views) })
    case .depth(let x, let y, let views): return AnyView(ZStack(alignment: whole(x, y)) { each(views) })
    case .padding(let insets, let view): return AnyView(view.view.padding(insets))
    case .frame(let width, let height, let x, let y, let view):
      return AnyView(view.view.frame(width: width, height: height, alignment: whole(x, y)))
    case .flexible(let width, let height, let x, let y, let view):
      return AnyView(
        view.view.frame(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
          minHeight: height.minimum,
          idealHeight: height.ideal, maxHeight: height.maximum, alignment: whole(x, y)))
    case .fixedSize(let isWide, let isHigh, let view):
      return AnyView(view.view.fixedSize(horizontal: isWide, vertical: isHigh))
    case .priority(let value, let view): return AnyView(view.view.layoutPriority(value))
    case .layered(let base, let isBehind, let layer, let x, let y):
      return isBehind
        ? AnyView(base.view.background(alignment: whole(x, y)) { layer.view })
        : AnyView(base.view.overlay(alignment: whole(x, y)) { layer.view })
    case .aspect(let ratio, let mode, let view):
      return AnyView(view.view.aspectRatio(ratio, contentMode: mode))
    case .offset(let x, let y, let view): return AnyView(view.view.offset(x: x, y: y))
    case .position(let x, let y, let view): return AnyView(view.view.position(x: x, y: y))
    case .guide(.horizontal, let guide, let value, let view):
      return AnyView(view.view.alignmentGuide(guide.horizontal) { _ in value })
    case .guide(.vertical, let guide, let value, let view):
      return AnyView(view.view.alignmentGuide(guide.vertical) { _ in value })
    }
  }
}

extension LayoutTree.Guide {
  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .middle: .center
    case .end: .trailing
    }
  }
  var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .middle: .center
    case .end: .bottom
    }
  }
}
