import Foundation

/// The constraints that lay out the views of a stack view, with the identifiers that UIKit gives them.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let shown: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.shownViews
    hide(stack.arrangedSubviews.filter(\.isHidden))
    guard let first = shown.first, let last = shown.last else {
      collapse()
      return
    }
    add("UISV-canvas-connection", stack, edge(start), first, start)
    add("UISV-canvas-connection", stack, edge(end), last, end)
    distribute()
    align()
  }

  private mutating func add(
    _ name: String, _ first: UIView, _ attribute: Attribute, _ second: UIView?,
    _ other: Attribute = .notAnAttribute,
    relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// The attribute for an edge or centre of the stack view, or of its margins if the arrangement is relative to them.
  private func edge(_ attribute: Attribute) -> Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
    return switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }

  /// Gives hidden views no length. On iOS these constraints are required, conflict with the views' own sizes, and get
  /// logged as unsatisfiable. Such reports are useless here, so the priority is below required.
  private mutating func hide(_ views: [UIView]) {
    for view in views { add("UISV-hiding", view, length, nil, priority: 999.5) }
  }

  private mutating func collapse() {
    add("UISV-ambiguity-suppression", stack, length, nil, priority: 25)
    add("UISV-ambiguity-suppression", stack, crossLength, nil, priority: 25)
  }

  // MARK: Along the axis

  private mutating func distribute() {
    switch stack.distribution {
    case .fill:
      space(.equal)
      shareWidthOfTexts()
    case .fillEqually:
      space(.equal)
      for view in shown.dropFirst() { add("UISV-fill-equally", view, length, shown[0], length) }
    case .fillProportionally:
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      equalize(from: (end, start))
    case .equalCentering:
      space(.greaterThanOrEqual)
      equalize(from: (center, center), priority: 149)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isByBaseline = !isHorizontal && stack.isBaselineRelativeArrangement
    for (before, after) in zip(shown, shown.dropFirst()) {
      add(
        "UISV-spacing", after, isByBaseline ? .firstBaseline : start, before,
        isByBaseline ? .lastBaseline : end,
        relation: relation, constant: stack.effectiveSpacing(after: before))
    }
  }

  /// Labels of several lines fit any width: where nothing else decides, they share it equally, as on iOS 26.
  private mutating func shareWidthOfTexts() {
    guard isHorizontal else { return }
    let labels = shown.filter { ($0 as? UILabel).map { $0.numberOfLines != 1 } ?? false }
    guard let first = labels.first else { return }
    for label in labels.dropFirst() {
      add("UISV-text-width-disambiguation", label, length, first, length, priority: 751)
    }
  }

  private mutating func fillProportionally() {
    let isHorizontal = isHorizontal
    func natural(_ view: UIView) -> CGFloat { Self.naturalLength(of: view, isHorizontal: isHorizontal) }
    guard let base = shown.first(where: { natural($0) > 0 }) else {
      for view in shown.dropFirst() {
        add("UISV-fill-proportionally", view, length, shown[0], length, priority: 999)
      }
      return
    }
    for view in shown where view !== base && natural(view) >= 0 {
      add(
        "UISV-fill-proportionally", view, length, base, length,
        multiplier: max(natural(view), 0) / natural(base), priority: 999)
    }
  }

  /// The length that a view has by itself: that of a stack follows from what it arranges.
  private static func naturalLength(of view: UIView, isHorizontal: Bool) -> CGFloat {
    let size = view.intrinsicContentSize
    let own = isHorizontal ? size.width : size.height
    guard own < 0, let stack = view as? UIStackView else { return own }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.map { max(0, naturalLength(of: $0, isHorizontal: isHorizontal)) }
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let around = isHorizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard (stack.axis == .horizontal) == isHorizontal else { return (lengths.max() ?? 0) + around }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
    return lengths.reduce(0, +) + gaps + around
  }

  /// Makes the distances between adjacent views equal.
  private mutating func equalize(from edges: (Attribute, Attribute), priority: Float = 1000) {
    guard shown.count > 2 else { return }
    func distance(_ index: Int) -> NSLayoutConstraint.Operand {
      var operand = NSLayoutConstraint.Operand(item: shown[index + 1], attribute: edges.1)
      operand.originItem = shown[index]
      operand.originAttribute = edges.0
      return operand
    }
    for index in 1..<shown.count - 1 {
      let constraint = NSLayoutConstraint(
        distance(index), .equal, distance(0), multiplier: 1,
        constant: edges.0 == center
          ? 0
          : stack.effectiveSpacing(after: shown[index]) - stack.effectiveSpacing(after: shown[0]))
      constraint.identifier = "UISV-distributing"
      constraint.priority = UILayoutPriority(priority)
      constraints.append(constraint)
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    switch stack.alignment {
    case .fill:
      add("UISV-canvas-connection", stack, edge(crossStart), shown[0], crossStart)
      add("UISV-canvas-connection", stack, edge(crossEnd), shown[0], crossEnd)
      for view in shown.dropFirst() {
        add("UISV-alignment", shown[0], crossStart, view, crossStart)
        add("UISV-alignment", shown[0], crossEnd, view, crossEnd)
      }
    case .leading:
      add("UISV-canvas-connection", stack, edge(crossStart), shown[0], crossStart)
      line(up: crossStart)
      span(starts: false)
    case .trailing:
      add("UISV-canvas-connection", stack, edge(crossEnd), shown[0], crossEnd)
      line(up: crossEnd)
      span(ends: false)
    case .center:
      add("UISV-canvas-connection", stack, edge(crossCenter), shown[0], crossCenter)
      line(up: crossCenter)
      span()
    case .firstBaseline, .lastBaseline:
      // Baselines only apply to rows; in a column these alignments act as `leading`.
      if isHorizontal {
        line(up: stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
        span()
      } else {
        add("UISV-canvas-connection", stack, edge(crossStart), shown[0], crossStart)
        line(up: crossStart)
        span(starts: false)
      }
    }
  }

  private mutating func line(up attribute: Attribute) {
    for view in shown.dropFirst() { add("UISV-alignment", shown[0], attribute, view, attribute) }
  }

  /// Makes the stack view enclose its views across the axis as tightly as possible.
  private mutating func span(starts: Bool = true, ends: Bool = true) {
    for view in shown {
      if starts {
        add(
          "UISV-spanning-boundary", view, crossStart, stack, edge(crossStart), relation: .greaterThanOrEqual)
      }
      if ends {
        add("UISV-spanning-boundary", stack, edge(crossEnd), view, crossEnd, relation: .greaterThanOrEqual)
      }
      add("UISV-ambiguity-suppression", view, crossLength, nil, priority: 25)
    }
    add("UISV-spanning-fit", stack, crossLength, nil, priority: 51)
  }
}
