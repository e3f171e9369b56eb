import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite struct ConstraintTests {
  @Test func edgesAndSizes() {
    let root = root()
    let view = plain(root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 280, 145))
    root.frame.size.width = 420
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 380, 195))
  }

  @Test func theSystemSpacingLeavesRoomForTextOfAnySize() {
    let root = root()
    let (title, body) = (UILabel(), UILabel())
    for label in [title, body] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
    ])
    for size in [17, 44] as [CGFloat] {
      for label in [title, body] { label.font = .systemFont(ofSize: size) }
      root.layoutIfNeeded()
      #expect(title.frame.minY >= 0)
      #expect(body.frame.minY >= title.frame.maxY)
      #expect(body.frame.minY <= title.frame.maxY + 8)
    }
  }

  @Test func multiplierBelongsToTheSecondItem() {
    let root = root()
    let (a, b) = (plain(root), plain(root))
    NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 2,
      constant: 10
    ).isActive = true
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 110)
  }

  @Test func changingAConstantMovesTheView() {
    let root = root()
    let view = BoxView(30, 20)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 0, 30, 20))
    left.constant = 50
    #expect(view.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    left.isActive = false
    view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 290)
  }

  @Test func nestedViewsAreMeasuredInTheirCommonSuperview() {
    let root = root()
    let (outer, other) = (plain(root), plain(root))
    let inner = BoxView(30, 20)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == rect(100, 40, 42, 23))
    #expect(inner.frame == rect(7, 3, 30, 20))
    #expect(other.frame == rect(138, 63, 10, 20))
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, 10.0, 150.0), (.forceRightToLeft, 280, 140),
  ])
  func leadingFollowsTheDirection(direction: UISemanticContentAttribute, x: CGFloat, center: CGFloat) {
    let root = root()
    root.semanticContentAttribute = direction
    let (edge, half) = (BoxView(30, 20), BoxView(30, 20))
    root.addSubview(edge)
    root.addSubview(half)
    edge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    half.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    #expect(edge.frame.minX == x)
    #expect(half.frame.minX == center)
  }

  @Test func priorityDecidesWhichContentGivesWay() {
    let root = root(200)
    let (name, value) = (BoxView(150, 20), BoxView(100, 20))
    root.addSubview(name)
    root.addSubview(value)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[name]-10-[value]|", options: .alignAllTop,
        views: ["name": name, "value": value]))
    value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(name.frame.width == 90)
    #expect(value.frame.width == 100)
    root.frame.size.width = 400
    value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(name.frame.width == 290)
    #expect(value.frame.width == 100)
  }

  @Test func textWrapsInTheWidthThatItGets() {
    let root = root(200)
    let text = ParagraphView(30)
    let below = BoxView(10, 10)
    root.addSubview(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -15),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 180, 40))
    #expect(below.frame.minY == 45)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 300, 20))
    text.letters = 100
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 380, 60))
    #expect(below.frame.minY == 65)
  }

  @Test func picturesGiveWayBeforeText() {
    let root = root(300, 100)
    final class Picture: UIImageView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 500) }
    }
    let (above, below) = (Picture(image: nil), BoxView(50, 20))
    for view in [above, below] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[above][below]|", views: ["above": above, "below": below]))
    root.layoutIfNeeded()
    #expect(above.frame.height == 80 && below.frame.height == 20)
  }

  @Test func baselinesAlign() {
    let root = root()
    let (small, large) = (BoxView(10, 20), BoxView(10, 40))
    small.baseline = 15
    large.baseline = 30
    root.addSubview(small)
    root.addSubview(large)
    large.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    let aligned = small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    aligned.isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.minY == 115)
    aligned.isActive = false
    small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.minY == 115)
  }

  @Test func guidesTakePartLikeViews() {
    let root = root()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = BoxView(20, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(30, 0, 160, 50))
    #expect(view.frame == rect(190, 15, 20, 20))
  }

  @Test func marginsInsetTheirAttributesAndGuide() {
    let root = root()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let (view, other) = (plain(root), plain(root))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: other, attribute: .right, relatedBy: .equal, toItem: root, attribute: .rightMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: other, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20 && view.frame.width == 260)
    #expect(other.frame.maxX == 280 && other.frame.maxY == 477)
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50 && view.frame.width == 230)
  }

  @Test func offsetAnchorsAreDimensions() {
    let root = root()
    let (a, b, c) = (BoxView(20, 10), BoxView(20, 10), BoxView(20, 10))
    for view in [a, b, c] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      c.rightAnchor.constraint(equalTo: root.rightAnchor),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor), multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 215)
  }

  @Test func framesOfMaskedViewsAreFacts() {
    let root = root()
    let fixed = UIView(frame: rect(10, 10, 100, 30))
    fixed.autoresizingMask = [.flexibleWidth]
    root.addSubview(fixed)
    let view = BoxView(20, 10)
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 115)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(fixed.frame.width == 180)
    #expect(view.frame.minX == 195)
  }

  @Test func constraintsReachThroughMaskedViews() {
    let root = root()
    let between = UIView(frame: rect(50, 50, 100, 100))
    root.addSubview(between)
    let view = BoxView(20, 10)
    between.addSubview(view)
    view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    view.topAnchor.constraint(equalTo: between.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(250, 0, 20, 10))
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let root = root()
    let view = UIView(frame: rect(1, 2, 3, 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    BoxView(1, 1).widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func removingAViewRemovesItsConstraints() {
    let root = root()
    let (a, b) = (BoxView(20, 10), BoxView(20, 10))
    root.addSubview(a)
    root.addSubview(b)
    let constraint = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 30)
    a.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 0)
  }

  @Test func scrollViewsGetTheirContentSizeFromTheirEdges() {
    let root = root()
    let scroll = ScrollingView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = plain(scroll)
    let text = ParagraphView(64)
    content.addSubview(text)
    for (view, outer) in [(scroll, root), (content, scroll), (text, content)] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(content.frame == rect(0, 0, 320, 40))
    #expect(scroll.contentWidth == 320 && scroll.contentHeight == 40)
    scroll.bounds.origin.y = 15
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 320, 40))
  }

  @Test func fittingFindsTheSmallestSize() {
    let cell = root(0, 0)
    let text = ParagraphView(30)
    cell.addSubview(text)
    NSLayoutConstraint.activate(
      ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["text": text])
      })
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 320, height: 30))
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 170, height: 50))
  }

  @Test func ambiguityIsToldApart() {
    let root = root()
    let view = BoxView(20, 10)
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func updateConstraintsIsCalledBeforeLayout() {
    final class Maker: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        if subviews[0].constraints.isEmpty {
          subviews[0].widthAnchor.constraint(equalToConstant: 77).isActive = true
        }
        super.updateConstraints()
      }
    }
    let maker = Maker(frame: rect(0, 0, 100, 100))
    let view = plain(maker)
    maker.layoutIfNeeded()
    #expect(view.frame.width == 77)
    maker.setNeedsLayout()
    maker.layoutIfNeeded()
    #expect(maker.calls == 1)
    maker.setNeedsUpdateConstraints()
    maker.layoutIfNeeded()
    #expect(maker.calls == 2)
  }
}
