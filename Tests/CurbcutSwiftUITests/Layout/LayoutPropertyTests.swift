import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The module lays out any tree of views as a second, naive implementation of the documented rules does.
@MainActor
@Suite(.serialized)
struct LayoutPropertyTests {
  private let hosted = HostedView(EmptyView(), size: CGSize(width: 400, height: 400))

  private func leaves(_ node: ViewNode) -> [CGRect] {
    if node is ShapeNode { return [node.frame] }
    return node.children.flatMap(leaves)
  }

  private func frames(_ view: AnyView, _ proposal: ProposedViewSize) -> (size: CGSize, leaves: [CGRect]) {
    let surface = hosted.surface
    guard let environment = surface.root?.environment else { return (.zero, []) }
    let inputs = _ViewInputs(graph: surface.graph, environment: environment, surface: surface)
    let node = AnyView._makeView(view: _GraphValue(Attribute(view)), inputs: inputs).node
    _ = node.validate()
    node.place(at: .zero, proposal)
    return (node.size(proposal), leaves(node))
  }

  private func isSame(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
    return a.count == b.count
      && zip(a, b).allSatisfy {
        isClose($0.minX, $1.minX) && isClose($0.minY, $1.minY) && isClose($0.width, $1.width)
          && isClose($0.height, $1.height)
      }
  }

  /// Reports the failure that is shortest to describe.
  private func report(_ failures: [String]) {
    guard let shortest = failures.min(by: { $0.count < $1.count }) else { return }
    Issue.record("\(failures.count) trees differ, such as \(shortest)")
  }

  // [D] WWDC19 session 237, Layout, ProposedViewSize
  @Test func anyTreeIsLaidOutByTheDocumentedRules() {
    let first = UInt64.random(in: 0..<1_000_000)
    let proposals: [CGFloat?] = [nil, 0, 60, 250, 400]
    var failures: [String] = []
    for seed in first..<first + 1_200 {
      var numbers = SeededNumbers(seed: seed)
      let tree = LayoutTree.random(&numbers, depth: Int.random(in: 1...4, using: &numbers))
      let proposal = ProposedViewSize(
        width: proposals.randomElement(using: &numbers) ?? nil,
        height: proposals.randomElement(using: &numbers) ?? nil)
      let expected = tree.frames(proposal)
      let found = frames(tree.view, proposal)
      guard !isSame(found.leaves, expected) else { continue }
      failures.append("seed \(seed), \(proposal): \(tree) is at \(found.leaves) instead of \(expected)")
    }
    report(failures)
  }

  // Everything is mirrored, alignments and offsets too; only sizes are the same.
  @Test func inRightToLeftLanguagesAnyTreeIsMirrored() {
    let first = UInt64.random(in: 0..<1_000_000)
    var failures: [String] = []
    // The tree of this seed has a view that is endless whatever it is offered.
    for seed in [297_818] + Array(first..<first + 400) {
      var numbers = SeededNumbers(seed: seed)
      let tree = LayoutTree.random(&numbers, depth: Int.random(in: 1...4, using: &numbers))
      let proposal = ProposedViewSize(width: 250, height: 400)
      let found = frames(AnyView(tree.view.environment(\.layoutDirection, .rightToLeft)), proposal)
      let expected = tree.frames(proposal).map {
        CGRect(x: found.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      guard !isSame(found.leaves, expected) else { continue }
      failures.append("seed \(seed): \(tree) is at \(found.leaves) instead of \(expected)")
    }
    report(failures)
  }
}
