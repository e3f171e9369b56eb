import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite struct StackViewTests {
  private let screen = root()

  /// A stack of the given size with three views of content 20 × 10, 40 × 30 and 60 × 20.
  private func stack(
    _ size: CGSize = CGSize(width: 300, height: 100), _ change: (UIStackView) -> Void
  ) -> (stack: UIStackView, frames: [CGRect]) {
    let root = screen
    let views = [BoxView(20, 10), BoxView(40, 30), BoxView(60, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: size.width),
      stack.heightAnchor.constraint(equalToConstant: size.height),
    ])
    change(stack)
    root.layoutIfNeeded()
    return (stack, views.map(\.frame))
  }

  private func along(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.width] } }
  private func across(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minY, $0.height] } }

  @Test func fillGivesTheRestToTheViewThatHugsLeast() {
    let (_, frames) = stack {
      $0.spacing = 10
      $0.arrangedSubviews[1].setContentHuggingPriority(.init(200), for: .horizontal)
    }
    #expect(along(frames) == [[0, 20], [30, 200], [240, 60]])
    #expect(across(frames) == [[0, 100], [0, 100], [0, 100]])
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [[0.0, 90], [105, 90], [210, 90]]),
    (.fillProportionally, [[0, 45], [60, 90], [165, 135]]),
    (.equalSpacing, [[0, 20], [110, 40], [240, 60]]),
    (.equalCentering, [[0, 20], [120, 40], [240, 60]]),
  ])
  func distributionsShareTheRoom(distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
    let (_, frames) = stack {
      $0.distribution = distribution
      $0.spacing = 15
    }
    #expect(along(frames) == expected)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0.0, 100], [0, 100], [0, 100]]),
    (.leading, [[0, 10], [0, 30], [0, 20]]),
    (.trailing, [[90, 10], [70, 30], [80, 20]]),
    (.center, [[45, 10], [35, 30], [40, 20]]),
  ])
  func alignmentsPlaceAcross(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let (_, frames) = stack {
      $0.alignment = alignment
      $0.distribution = .fillEqually
    }
    #expect(across(frames) == expected)
  }

  @Test func baselinesLineUp() {
    let (_, frames) = stack(CGSize(width: 300, height: 60)) {
      for (view, baseline) in zip($0.arrangedSubviews, [8.0, 20, 15]) {
        (view as? BoxView)?.baseline = baseline
      }
      $0.alignment = .firstBaseline
      $0.distribution = .fillEqually
    }
    #expect(frames[0].minY + 8 == frames[1].minY + 20)
    #expect(frames[2].minY + 15 == frames[1].minY + 20)
  }

  @Test func itTakesTheSizeOfItsViews() {
    let stack = UIStackView(arrangedSubviews: [BoxView(20, 10), BoxView(40, 30)])
    stack.spacing = 5
    stack.alignment = .center
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 65, height: 30))
    stack.axis = .vertical
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 45))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 49))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let (stack, frames) = stack {
      $0.spacing = 10
      $0.arrangedSubviews[1].isHidden = true
      $0.arrangedSubviews[0].setContentHuggingPriority(.init(200), for: .horizontal)
    }
    #expect(frames[0].width == 230 && frames[2].minX == 240)
    stack.arrangedSubviews[1].isHidden = false
    screen.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.width == 180)
    #expect(stack.arrangedSubviews[1].frame.minX == 190)
  }

  @Test func customSpacingReplacesTheUsual() {
    let (stack, frames) = stack(CGSize(width: 200, height: 50)) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[2].setContentHuggingPriority(.init(200), for: .horizontal)
    }
    #expect(along(frames) == [[0, 20], [50, 40], [100, 100]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test func rowsRunFromTheRightInArabic() {
    let (_, frames) = stack {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.arrangedSubviews[2].setContentHuggingPriority(.init(200), for: .horizontal)
    }
    #expect(along(frames) == [[280, 20], [240, 40], [0, 240]])
  }

  @Test func stacksNest() {
    let root = root(300, 200)
    let inner = UIStackView(arrangedSubviews: [ParagraphView(30), BoxView(10, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    let icon = BoxView(40, 40)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let outer = UIStackView(arrangedSubviews: [icon, inner])
    outer.spacing = 10
    outer.alignment = .top
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    NSLayoutConstraint.activate(
      ["H:|[outer]|", "V:|[outer]"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["outer": outer])
      })
    root.layoutIfNeeded()
    #expect(inner.frame == rect(50, 0, 250, 54))
    #expect(inner.arrangedSubviews[0].frame == rect(0, 0, 250, 40))
    #expect(outer.frame.height == 54)
  }

  @Test func removedViewsLeaveTheRow() {
    let (stack, _) = stack { _ in }
    let first = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack)
    #expect(stack.arrangedSubviews.count == 2)
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    screen.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == rect(0, 0, 300, 100))
  }
}
